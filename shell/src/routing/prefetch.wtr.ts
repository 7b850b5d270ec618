import { startHandClock } from '@ringside/shared/testing/handClock';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { prefetchInView, prefetchOnIntent } from './prefetch.ts';

const { fetch } = globalThis;
const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
afterEach(() => {
  globalThis.fetch = fetch;
  if (idle) Object.defineProperty(window, 'requestIdleCallback', idle);
  Reflect.deleteProperty(navigator, 'connection');
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

for (const [what, connection, isFetched] of [
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['Save-Data', { saveData: true, effectiveType: '4g' }, false],
  ['a slow line', { saveData: false, effectiveType: '3g' }, false],
] as const)
  test(`with ${what} a page in view is ${isFetched ? '' : 'not '}fetched`, async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    let moments = 0;
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 50 });
      moments += 1;
      return 0;
    };
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      return new Response('not now', { status: 503 });
    };
    document.body.innerHTML = `<main><a href="/${what.length}">a page</a></main>`;
    prefetchInView()();
    await until(() => expect(moments).to.be.greaterThan(0));
    expect(asked.length > 0).to.equal(isFetched);
  });

const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve));

test('at most six pages whose links are visible are fetched, each once, and six others on the next page', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const html =
      '<main>A page</main><script type="application/json" id="ringside-page">{}</script>';
    const headers = { 'content-type': 'text/html' };
    return new Response(`${html}<!--${html.length}-->`, { headers });
  };
  const links = Array.from({ length: 14 }, (_, at) => `<a href="/seen-${at}">a page</a>`);
  document.body.innerHTML = `<main>${links.join(' ')}</main>`;
  const show = prefetchInView();
  for (const count of [6, 12]) {
    show();
    await until(() => expect(asked).to.have.length(count));
    // One more would be requested at the next idle moments.
    for (let moment = 0; moment < 3; moment += 1) await whenIdle();
    expect(asked).to.have.length(count);
  }
  expect(new Set(asked).size).to.equal(12);
});

test('nothing is fetched while an island of the page is loading', async () => {
  let moments = 0;
  window.requestIdleCallback = (callback) => {
    moments += 1;
    callback({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return new Response('not now', { status: 503 });
  };
  document.body.innerHTML =
    '<main><div data-root="r0" data-state="loading"></div><a href="/later">a page</a></main>';
  prefetchInView()();
  await until(() => expect(moments).to.be.greaterThan(1));
  expect(asked).to.deep.equal([]);
  const island = document.querySelector<HTMLElement>('[data-root]');
  if (island) island.dataset.state = 'ready';
  await until(() => expect(asked).to.have.length(1));
});

test('the request for a pressed link is sent while the event is handled', () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (input) => new Response(`${sent.push(input)}`);
  document.body.innerHTML = '<a href="/pressed">pressed</a>';
  prefetchOnIntent();
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(sent).to.have.length(1);
});

for (const type of ['pointerover', 'focusin'])
  test(`of links that a ${type} passes only the last is fetched, once it rests`, () => {
    const clock = startHandClock('2026-11-27T12:00:00Z');
    const sent: string[] = [];
    globalThis.fetch = async (input) => new Response(`${sent.push(String(input))}`);
    const links = [1, 2, 3].map((at) => `<a href="/${type}-${at}">a page</a>`);
    document.body.innerHTML = links.join('');
    prefetchOnIntent();
    for (const link of document.links) {
      clock.pass(50);
      link.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const early = sent.length;
    clock.pass(250);
    clock.stop();
    expect(early).to.equal(0);
    expect(sent).to.deep.equal([`${location.origin}/${type}-3`]);
  });

test('the page that is being read is not fetched', () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (input) => new Response(`${sent.push(input)}`);
  document.body.innerHTML = `<a href="${location.href}">here</a><a href="#part">a part of it</a>`;
  prefetchOnIntent();
  for (const link of document.links) link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(sent).to.deep.equal([]);
});
