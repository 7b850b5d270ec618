import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { fetchPage } from './fetchPage.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
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
