import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { fetchPage, isPage, prefetch } from './fetchPage.ts';

const { fetch } = globalThis;
const { now } = performance;
afterEach(() => {
  globalThis.fetch = fetch;
  performance.now = now;
});

for (const [what, headers] of [
  ['another type', { 'content-type': 'application/pdf' }],
  ['a page to save', { 'content-type': 'text/html', 'content-disposition': 'attachment' }],
] as const)
  test(`a download of ${what} is left to the browser without reading it`, async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
    });
    globalThis.fetch = async () => new Response(endless, { headers });
    expect(await fetchPage(new URL(`/${what}`, location.href))).to.equal(undefined);
    expect(isCancelled).to.equal(true);
  });

for (const [path, expected] of [
  ['/news', true],
  ['/news?from=mail', true],
  ['/', true],
  ['/news#main', true],
  ['/news#:~:text=jab', false],
  ['/fights.ics', false],
  ['/embed', false],
  ['/embed/countdown', false],
  ['/embedded', true],
  ['https://elsewhere.example/news', false],
] as const)
  test(`${path} is ${expected ? 'a' : 'no'} page that can be shown in this document`, () => {
    expect(isPage(new URL(path, location.href))).to.equal(expected);
  });

test('while a new copy of a page cannot be loaded, the old one is shown, also after a prefetch that failed', async () => {
  const url = new URL('/kept', location.href);
  const respondWith = (title: string) => async () => {
    const data = '{"path":"/kept"}';
    const html = `<main>${title}</main><script type="application/json" id="ringside-page">${data}</script>`;
    return new Response(`${html}<!--${html.length}-->`, {
      headers: { 'content-type': 'text/html' },
    });
  };
  globalThis.fetch = respondWith('Old');
  const page = await fetchPage(url);
  expect(page?.html).to.contain('Old');

  globalThis.fetch = async () => {
    throw new TypeError('offline');
  };
  performance.now = () => now.call(performance) + 3_600_000;
  await prefetch(url);
  expect(await fetchPage(url)).to.equal(page);

  globalThis.fetch = respondWith('New');
  expect((await fetchPage(url))?.html).to.contain('New');
});
