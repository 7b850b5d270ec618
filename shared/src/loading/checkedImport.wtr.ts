import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { checkedImport } from './checkedImport.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('a retry bypasses the browserâs cache, for the module and its imports', async () => {
  const asked: (RequestCache | undefined)[] = [];
  globalThis.fetch = async (_, { cache } = {}) => {
    asked.push(cache);
    return new Response('not now', { status: 404 });
  };
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1)
    outcomes.push(
      await checkedImport({ href: '/late.js', imports: [{ href: '/kit.js' }] }).then(
        () => 'loaded',
        () => 'failed',
      ),
    );
  expect(outcomes).to.deep.equal(['failed', 'failed']);
  expect(asked).to.deep.equal([undefined, undefined, 'reload', 'reload']);
});

test('fetches a module once, however often it is requested', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input, options) => {
    asked.push(String(input));
    return fetch(input, options);
  };
  const href = URL.createObjectURL(new Blob(['export const name = "Ann";'], { type: 'text/javascript' }));
  const [first, second] = await Promise.all([1, 2].map(() => checkedImport({ href, imports: [] })));
  expect(first).to.equal(second);
  expect(asked).to.deep.equal([href]);
});
