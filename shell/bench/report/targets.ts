import { BUDGETS } from '@ringside/release/budgets';
import type { BenchRoute } from '../routes.ts';
import type { Figure } from './samples.ts';

/** The target of a figure. What is compared with the limit needs its figure of the same run. */
export type Target =
  | { atMost: number }
  | { atLeast: number }
  | { timesLimit: number }
  | { aboveLimit: number };

/** One row of the report: what is measured, its unit, and its target, if any. */
export interface Metric {
  label: string;
  unit: 'kB' | 'ms' | 'MB' | 'points' | 'count' | 'shift';
  target?: Target | ((route: BenchRoute) => Target);
}

const inKb = (bytes: number) => ({ atMost: bytes / 1000 });

/** Every metric, in the order of the report; kB are 1000 bytes. Budgets of bytes are those of the tests. */
export const METRICS: Readonly<Record<string, Metric>> = {
  html: { label: 'HTML with its style', unit: 'kB', target: inKb(BUDGETS.html) },
  loadedScript: { label: 'script before load ends', unit: 'kB', target: { atMost: 2 } },
  savedScript: { label: 'script before a person, Save-Data', unit: 'kB', target: { atMost: 2 } },
  untouchedScript: { label: 'script of an untouched page', unit: 'kB', target: inKb(BUDGETS.quietScript) },
  untouchedStyle: { label: 'stylesheets of an untouched page', unit: 'kB', target: { atMost: 0 } },
  script: { label: 'script after full interaction', unit: 'kB', target: inKb(BUDGETS.script) },
  firstView: {
    label: 'everything in the first view',
    unit: 'kB',
    target: ({ firstViewBudget }) => ({ atMost: firstViewBudget }),
  },
  firstFont: { label: '… fonts', unit: 'kB' },
  firstImage: { label: '… pictures', unit: 'kB' },
  visitStyle: { label: 'whole visit: stylesheets', unit: 'kB' },
  visitImage: { label: 'whole visit: pictures', unit: 'kB' },
  visitData: { label: 'whole visit: data and fetched pages', unit: 'kB' },
  visit: { label: 'whole visit: everything', unit: 'kB' },
  blocking: { label: 'render-blocking requests', unit: 'count', target: { atMost: 0 } },
  fcp: { label: 'FCP, applied slow 4G and 4 ×', unit: 'ms' },
  lcp: { label: 'LCP, applied slow 4G and 4 ×', unit: 'ms', target: { timesLimit: 1 } },
  simulatedFcp: { label: 'FCP, Lighthouse simulated', unit: 'ms' },
  simulatedLcp: { label: 'LCP, Lighthouse simulated', unit: 'ms', target: { timesLimit: 1.05 } },
  simulatedTbt: { label: 'TBT, Lighthouse simulated', unit: 'ms' },
  tbt4: { label: 'TBT at 4 ×', unit: 'ms', target: { aboveLimit: 10 } },
  tbt8: { label: 'TBT at 8 ×', unit: 'ms' },
  longest4: { label: 'longest task at 4 ×', unit: 'ms' },
  cls: { label: 'layout shift', unit: 'shift', target: { atMost: 0.002 } },
  firstInp: { label: 'INP, first presses, at 4 ×', unit: 'ms', target: { atMost: 200 } },
  inp: { label: 'INP, later presses, at 4 ×', unit: 'ms', target: { atMost: 100 } },
  feedback: { label: 'press with nothing fetched: feedback', unit: 'ms', target: { atMost: 100 } },
  answer: { label: 'press with nothing fetched: answer', unit: 'ms', target: { atMost: 1200 } },
  cold: { label: 'link to page, cold, slow 4G and 4 ×', unit: 'ms', target: { timesLimit: 1 } },
  tapped: { label: 'link to page, tapped, it was in view', unit: 'ms' },
  prefetched: { label: 'link to page, pointer rested on it', unit: 'ms', target: { timesLimit: 0.3 } },
  heap: { label: 'live objects after 20 navigations', unit: 'MB' },
  performance: { label: 'Lighthouse performance', unit: 'points', target: { atLeast: 100 } },
  accessibility: { label: 'Lighthouse accessibility', unit: 'points', target: { atLeast: 100 } },
  'best-practices': { label: 'Lighthouse best practices', unit: 'points', target: { atLeast: 100 } },
  seo: { label: 'Lighthouse SEO', unit: 'points', target: { atLeast: 100 } },
  buildCold: { label: 'npm run build, nothing built', unit: 'ms' },
  buildOne: { label: 'one section alone (news)', unit: 'ms' },
  devReady: { label: 'dev server, start to first page', unit: 'ms' },
  hotReload: { label: 'hot reload, save to screen', unit: 'ms' },
};

/** Whether our figure meets its target. Undefined if it has none, or if the figure to compare with was not measured. */
export function isMet(figure: Figure, target: Target | undefined): boolean | undefined {
  const { ours, limit } = figure;
  if (!target || ours === undefined) return undefined;
  if ('atMost' in target) return ours <= target.atMost;
  if ('atLeast' in target) return ours >= target.atLeast;
  return limit === undefined ? undefined : ours <= mostOf(target, limit);
}

/** The most that a figure may be, given the limit's figure. */
export const mostOf = (target: { timesLimit: number } | { aboveLimit: number }, limit: number): number =>
  'timesLimit' in target ? limit * target.timesLimit : limit + target.aboveLimit;

export function targetOf(figure: Figure, routes: readonly BenchRoute[]): Target | undefined {
  const target = METRICS[figure.metric]?.target;
  if (typeof target !== 'function') return target;
  const route = routes.find(({ name }) => name === figure.route);
  return route && target(route);
}
