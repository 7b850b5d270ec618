import { expect, test } from 'vitest';
import { isAsComposed, readPage } from './readPage.ts';

const HEAD =
  '<!doctype html><html lang="en"><head><style data-style="">.a{color:red}</style></head>';
const BODY = '<main id="main"><h1>News</h1></main>';
const DATA = '<script type="application/json" id="ringside-page">{"path":"/news"}</script>';
const PAGE = `${HEAD}<body>${BODY}${DATA}</body></html>`;

test('a page is split into its data, its style, and the document without the style', () => {
  expect(readPage(PAGE)).toEqual({
    data: { path: '/news' },
    style: '.a{color:red}',
    html: PAGE.replace(/<style.*<\/style>/, ''),
  });
});

test('a page that a host has minified is read, too', () => {
  const minified = PAGE.replace(
    'type="application/json" id="ringside-page"',
    'id=ringside-page type=x',
  ).replace('=""', '');
  expect(readPage(minified)).toMatchObject({ data: { path: '/news' }, style: '.a{color:red}' });
});

test('a page without a style of its own has none', () => {
  expect(readPage(BODY + DATA)).toMatchObject({ style: '', html: BODY + DATA });
});

const FORGED = DATA.replace('/news', '/forged');

test.each([
  ['in an element of raw text', `<iframe>${FORGED}</iframe>`],
  ['in an attribute', `<p title='${FORGED}'></p>`],
])('data that a section writes %s is not the page’s', (_, forged) => {
  const page = PAGE.replace('<h1>News</h1>', forged);
  expect(readPage(page)?.data).toEqual({ path: '/news' });
});

test('a style that a section writes is not the page’s', () => {
  const page = PAGE.replace('<h1>', '<style data-style="">header{display:none}</style><h1>');
  expect(readPage(page)?.style).toBe('.a{color:red}');
  const without = `${BODY.replace('<h1>', '<style data-style="">*{}</style><h1>')}${DATA}`;
  expect(readPage(without)?.style).toBe('');
});

test('a script that a host adds at the end is not the page’s data', () => {
  const added = PAGE.replace('</body>', '<script src="/statistics.js"></script></body>');
  expect(readPage(added)?.data).toEqual({ path: '/news' });
});

test.each([
  ['nothing', ''],
  ['another site’s page', '<!doctype html><title>Sign in</title><main>Sign in</main>'],
  ['half a page', PAGE.slice(0, PAGE.length / 2)],
  ['a page that was cut in its data', PAGE.slice(0, PAGE.indexOf('</script>'))],
])('%s is no page', (_, text) => {
  expect(readPage(text)).toBeUndefined();
});

const COMPOSED = `${PAGE}<!--${PAGE.length}-->`;

test.each([
  ['as composed', COMPOSED, true],
  ['cut off', COMPOSED.slice(0, -1), false],
  ['minified', COMPOSED.replace('=""', ''), false],
  ['without its last comment', PAGE, false],
  ['with another comment', `${COMPOSED}<!--cached-->`, false],
])('a page that is %s: %#', (_, text, expected) => {
  expect(isAsComposed(text)).toBe(expected);
});
