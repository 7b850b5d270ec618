import { articlePaths, missing } from '../support/facts.ts';
import type { Page } from '../support/test.ts';

/** One page of each kind, including the three kinds of "not found". */
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

/**
 * Twenty navigations: links to all kinds of pages, with Back and Forward in between. URLs differ from round to
 * round, so that anything stored per URL would accumulate.
 */
export const roundOf = (round: number): readonly (string | -1 | 1)[] => [
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

/** Follows a link, Back or Forward without a reload, and moves the focus through the page until all its islands are interactive. */
export const go = (page: Page, step: string | -1 | 1): Promise<void> =>
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
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, step);
