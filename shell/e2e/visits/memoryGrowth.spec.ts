import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, missing } from '../support/facts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { isMarked, mark, visit } from '../support/visit.ts';

/** The first `warm` rounds are not measured: afterwards the tab holds everything that may stay. */
const VISITS = [
  { warm: 1, rounds: 2, isLong: false },
  { warm: 5, rounds: 15, isLong: true },
] as const;
/** One leaked page in each round would add 300 nodes or more. */
const SLACK = { nodes: 50, listeners: 5, kilobytes: 1024 };

test.use({ tolerated: [/status of 404/] });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium counts what a page holds',
);

async function heldBy(page: Page) {
  for (let held = await lookAt(page); ; ) {
    const next = await lookAt(page);
    if (next.nodes >= held.nodes && next.listeners >= held.listeners) return next;
    held = next;
  }
}

async function lookAt(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: of('Nodes'),
    documents: of('Documents'),
    listeners: of('JSEventListeners'),
    kilobytes: Math.round(of('JSHeapUsedSize') / 1024),
    styles: await page.evaluate(() => document.adoptedStyleSheets.length),
  };
}

const kinds = [
  '/news',
  '/gear',
  '/gear/head-guards',
  '/fights',
  '/training',
  '/reviews',
  '/fitness',
  '/about',
  '/privacy',
  '/',
  ...missing.slice(0, 3).map(({ path }) => path),
];

/** Each round has other URLs, so that anything stored for each URL would accumulate. */
const roundOf = (round: number): readonly (string | -1 | 1)[] => [
  `${articlePaths[0]}?round=${round}`,
  ...kinds.slice(0, 4).map((path) => `${path}?round=${round}`),
  -1,
  -1,
  1,
  ...kinds.slice(4, 10).map((path) => `${path}?round=${round}`),
  -1,
  1,
  ...kinds.slice(10),
  '/contact',
];

const go = (page: Page, step: string | -1 | 1): Promise<void> =>
  page.evaluate(async (to) => {
    const main = document.querySelector('main');
    const before = main?.firstElementChild;
    if (typeof to === 'number') history.go(to);
    else {
      const link = Object.assign(document.createElement('a'), { href: to });
      main?.append(link);
      link.click();
    }

    const isThere = () =>
      main?.firstElementChild !== before && document.activeElement?.matches('main h1') === true;

    const isInteractive = () => {
      const waiting = [
        ...(main?.querySelectorAll<HTMLElement>('[data-root]:not([data-state="ready"])') ?? []),
      ];
      const controls = waiting.flatMap((root) =>
        [...root.querySelectorAll<HTMLElement>('button, input')].filter(
          (control) => control.closest('[data-root]') === root,
        ),
      );
      for (const control of controls) control.focus({ preventScroll: true });
      return controls.length === 0;
    };

    const end = performance.now() + 10_000;
    while (!isThere()) await next();
    while (!isInteractive()) await next();

    async function next() {
      if (performance.now() > end) throw new Error(`${to} was not shown`);
      await new Promise(requestAnimationFrame);
    }
  }, step);

for (const { warm, rounds, isLong } of VISITS) {
  const title = `a tab holds as much after ${rounds * 20} navigations as after ${warm * 20}`;
  test(title, sampled(!isLong), async ({ page }) => {
    test.setTimeout(rounds * 30_000);
    await visit(page, '/contact');
    await mark(page);
    const held = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const step of roundOf(round)) await go(page, step);
      if (round === warm || round === rounds) held.push(await heldBy(page));
    }
    expect(await isMarked(page)).toBe(true);
    const [early, late] = held;
    if (!early || !late) throw new Error('nothing was counted');
    if (isLong) console.table(held);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes + SLACK.nodes);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners + SLACK.listeners);
    expect(late.kilobytes).toBeLessThanOrEqual(early.kilobytes + SLACK.kilobytes);
    expect(late.documents).toBe(early.documents);
    expect(late.styles).toBe(early.styles);
  });
}
