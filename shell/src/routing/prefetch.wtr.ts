import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { prefetchInView } from './prefetch.ts';

const { fetch } = globalThis;
const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
afterEach(() => {
  globalThis.fetch = fetch;
  if (idle) Object.defineProperty(window, 'requestIdleCallback', idle);
  document.body.replaceChildren();
});

test('a browser that cannot say when it is idle takes its time between pages, two at most at once', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const asked: number[] = [];
  globalThis.fetch = async () => {
    asked.push(performance.now());
    return new Response('not now', { status: 503 });
  };
  const hrefs = ['/one', '/two', '/three', '/four', '/five'];
  document.body.innerHTML = `<main>${hrefs.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</main>`;
  prefetchInView()();
  await until(() => expect(asked.length).to.equal(hrefs.length));
  const pauses = asked.slice(2).map((at, index) => at - (asked[index] ?? 0));
  expect(Math.min(...pauses), `pauses of ${pauses.join(', ')} ms`).to.be.greaterThan(150);
});
