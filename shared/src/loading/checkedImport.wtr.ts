import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { checkedImport } from './checkedImport.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('asks again past what the browser keeps, for the module and for what it imports', async () => {
  const asked: (RequestCache | undefined)[] = [];
  globalThis.fetch = async (_, { cache } = {}) => {
    asked.push(cache);
    return new Response('not now', { status: 404 });
  };
  for (const attempt of [1, 2])
    await checkedImport({ href: '/late.js', imports: [{ href: '/kit.js' }] }, { attempt }).catch(() => {});
  expect(asked).to.deep.equal([undefined, undefined, 'reload', 'reload']);
});
