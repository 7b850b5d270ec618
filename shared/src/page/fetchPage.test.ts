import { expect, test } from 'vitest';
import { readPage } from './fetchPage.ts';

const HEAD = '<!doctype html><html lang="en"><head><style data-style="">.a{color:red}</style></head>';
const MAIN = '<main id="main"><h1>News</h1></main>';
const DATA = '<script type="application/json" id="ringside-page">{"path":"/news"}</script>';
const PAGE = `${HEAD}<body>${MAIN}${DATA}</body></html>`;

test('a page is taken apart: its data, its style, what stands in main, and the document without its style', () => {
  expect(readPage(PAGE)).toEqual({
    json: '{"path":"/news"}',
    style: '.a{color:red}',
    main: '<h1>News</h1>',
    html: PAGE.replace(/<style.*<\/style>/, ''),
  });
});

test('a page without a style of its own has none', () => {
  expect(readPage(MAIN + DATA)).toMatchObject({ style: '', html: MAIN + DATA });
});

test.each([
  ['nothing', ''],
  ['another site’s page', '<!doctype html><title>Sign in</title><main>Sign in</main>'],
  ['half a page', PAGE.slice(0, PAGE.length / 2)],
  ['a page that was cut in its data', PAGE.slice(0, PAGE.indexOf('</script>'))],
  ['a page without main', HEAD + DATA],
])('%s is no page', (_, text) => {
  expect(readPage(text)).toBeUndefined();
});
