import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { importModule } from './importModule.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('every attempt is checked, and a retry bypasses the browser’s cache, for the module and its imports', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (input, { integrity, cache } = {}) => {
    const { pathname, search } = new URL(String(input));
    asked.push([pathname + search, integrity, cache]);
    return new Response('not now', { status: 404 });
  };
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1)
    outcomes.push(
      await importModule({
        href: '/late.js',
        integrity: 'sha384-late',
        imports: [{ href: '/kit.js', integrity: 'sha384-kit' }],
      }).then(
        () => 'loaded',
        () => 'failed',
      ),
    );
  expect(outcomes).to.deep.equal(['failed', 'failed']);
  expect(asked).to.deep.equal([
    ['/kit.js', 'sha384-kit', undefined],
    ['/late.js', 'sha384-late', undefined],
    ['/kit.js', 'sha384-kit', 'reload'],
    ['/late.js?attempt=2', 'sha384-late', 'reload'],
  ]);
});

test('fetches a module once, however often it is requested', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input, options) => {
    asked.push(String(input));
    return fetch(input, options);
  };
  const href = URL.createObjectURL(
    new Blob(['export const name = "Ann";'], { type: 'text/javascript' }),
  );
  const [first, second] = await Promise.all([1, 2].map(() => importModule({ href, imports: [] })));
  expect(first).to.equal(second);
  expect(asked).to.deep.equal([href]);
});
