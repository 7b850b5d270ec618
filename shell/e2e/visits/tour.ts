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
 * Twenty navigations: links to all kinds of pages, with Back and Forward in between. Addresses differ from round to
 * round, so that anything kept per address would accumulate.
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

/** Follows a link, Back or Forward without a reload, and waits until everything on the page is interactive. */
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
    const isThere = () => {
      if (main?.firstElementChild === before || !document.activeElement?.matches('main h1')) return false;
      const waiting = main?.querySelectorAll('[data-root]:not([data-state="ready"])') ?? [];
      for (const root of waiting) root.dispatchEvent(new Event('ringside:wanted', { bubbles: true }));
      return waiting.length === 0;
    };
    const end = performance.now() + 10_000;
    while (!isThere()) {
      if (performance.now() > end) throw new Error(`${to} was not shown`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, step);
