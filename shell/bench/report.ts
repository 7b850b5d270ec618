import { BUDGETS, FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';
import type { BenchRoute } from './routes.ts';
import type { Variant } from './tab.ts';

export interface Sample {
  metric: string;
  route: string;
  variant: Variant;
  value: number;
}

/** A figure and, if it has a limit, the function that returns the limit of a page. */
type Metric = readonly [label: string, most?: (route: BenchRoute, limit: number) => number];

const METRICS: Readonly<Record<string, Metric>> = {
  html: ['HTML with its style, kB', () => BUDGETS.html / 1000],
  firstView: ['everything in the first view, kB', ({ kind }) => FIRST_VIEW_BUDGETS[kind] / 1000],
  untouched: [
    'script of an untouched page, kB',
    ({ path }) => (path === '/fights' ? BUDGETS.quietCountdown : BUDGETS.quietScript) / 1000,
  ],
  script: ['script after everything was used, kB', () => BUDGETS.script / 1000],
  fcp: ['FCP, ms'],
  lcp: ['LCP, ms', (_, limit) => limit],
  tbt: ['blocking time, ms', (_, limit) => limit + 10],
  cls: ['layout shift', () => 0.002],
  firstInp: ['INP of first clicks, ms', () => 200],
  inp: ['INP of later clicks, ms', () => 100],
  feedback: ['a click with nothing loaded: feedback, ms', () => 100],
  done: ['a click with nothing loaded: done, ms', () => 1200],
  cold: ['link from here, cold, ms', (_, limit) => limit],
  hovered: ['link from here, hovered, ms', (_, limit) => 0.3 * limit],
};

/** Returns the median, or NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  );
}

export function report(samples: readonly Sample[], routes: readonly BenchRoute[]): string {
  const middleOf = (metric: string, route: string, variant: Variant) =>
    median(
      samples
        .filter(
          (each) => each.metric === metric && each.route === route && each.variant === variant,
        )
        .map(({ value }) => value),
    );
  const shown = (value: number, metric: string) =>
    Number.isNaN(value) ? '' : value.toFixed(metric === 'cls' ? 4 : value < 100 ? 1 : 0);
  const rows: string[][] = [];
  let [met, judged] = [0, 0];
  for (const [metric, [label, most]] of Object.entries(METRICS))
    for (const route of routes) {
      const ours = middleOf(metric, route.name, 'ours');
      const limit = middleOf(metric, route.name, 'limit');
      if (Number.isNaN(ours)) continue;
      const target = most?.(route, limit);
      const isMet = target !== undefined && ours <= target;
      if (target !== undefined) judged += 1;
      if (isMet) met += 1;
      const goal = target === undefined ? '' : `${isMet ? '✓' : '✗'} ${shown(target, metric)}`;
      rows.push([label, route.name, ...[ours, limit].map((value) => shown(value, metric)), goal]);
    }
  return `${markdown(['', 'page', 'ours', 'limit', 'at most'], rows)}\n\n${met} of ${judged} targets met.`;
}

export const markdown = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
