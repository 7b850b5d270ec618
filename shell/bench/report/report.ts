import type { BenchRoute } from '../routes.ts';
import { type Figure, groupBy } from './samples.ts';
import { table } from './table.ts';
import { isMet, METRICS, type Metric, mostOf, type Target, targetOf } from './targets.ts';

// A budget of bytes is kept or missed to the byte.
const DIGITS: Record<Metric['unit'], number> = { kB: 3, ms: 0, MB: 2, points: 0, count: 0, shift: 4 };

/** Every figure: a table for each metric, with ratios to the limit and to client rendering. */
export function fullReport(figures: readonly Figure[], routes: readonly BenchRoute[]): string {
  const groups = [...groupBy(figures, ({ metric }) => metric)];
  return groups
    .map(([metric, group]) => {
      const { label = metric, unit = 'count' } = METRICS[metric] ?? {};
      const rows = group.map((figure) => rowOf(figure.route, figure, targetOf(figure, routes), unit));
      return `\n${label}${unit === 'kB' || unit === 'ms' || unit === 'MB' ? `, ${unit}` : ''}\n${table(HEADS, rows)}`;
    })
    .join('\n');
}

/** One row for each metric with its worst route, as Markdown. */
export function summary(figures: readonly Figure[], routes: readonly BenchRoute[]): string {
  const rows = [...groupBy(figures, ({ metric }) => metric)].map(([metric, group]) => {
    const { label = metric, unit = 'count' } = METRICS[metric] ?? {};
    const worst = group.reduce((a, b) => (badness(b, routes) > badness(a, routes) ? b : a));
    const row = rowOf(worst.route, worst, targetOf(worst, routes), unit);
    const suffix = unit === 'ms' || unit === 'kB' || unit === 'MB' ? `, ${unit}` : '';
    return [label + suffix, ...row.slice(1), worst.route === 'site' ? '' : worst.route];
  });
  return table(['worst route of each', ...HEADS.slice(1), 'where'], rows, true);
}

/** How many targets were met, with one line for each missed one. */
export function verdict(figures: readonly Figure[], routes: readonly BenchRoute[]): string {
  const judged = figures.filter((figure) => isMet(figure, targetOf(figure, routes)) !== undefined);
  const missed = judged.filter((figure) => !isMet(figure, targetOf(figure, routes)));
  const lines = missed.map((figure) => {
    const { label, unit } = METRICS[figure.metric] ?? { label: figure.metric, unit: 'count' as const };
    return `✗ ${label}, ${figure.route}: ${shown(figure.ours, unit)} (${goal(targetOf(figure, routes), figure, unit)})`;
  });
  return [...lines, `${judged.length - missed.length} of ${judged.length} targets met.`].join('\n');
}

const HEADS = ['route', 'ours', 'limit', 'client', '× limit', '× client', 'target', ''];

function rowOf(name: string, figure: Figure, target: Target | undefined, unit: Metric['unit']): string[] {
  const { ours, limit, client } = figure;
  const met = isMet(figure, target);
  const values = [ours, limit, client].map((value) => shown(value, unit));
  const mark = met === undefined ? '' : met ? '✓' : '✗';
  return [name, ...values, ratio(ours, limit), ratio(ours, client), goal(target, figure, unit), mark];
}

function goal(target: Target | undefined, { limit }: Figure, unit: Metric['unit']): string {
  if (!target) return '';
  if ('atMost' in target) return `≤ ${target.atMost}`;
  if ('atLeast' in target) return `≥ ${target.atLeast}`;
  return limit === undefined ? '' : `≤ ${shown(mostOf(target, limit), unit)}`;
}

/** How close a figure is to its target, or how far beyond it; without a target, how large it is. */
function badness(figure: Figure, routes: readonly BenchRoute[]): number {
  const target = targetOf(figure, routes);
  const { ours = 0, limit = 1 } = figure;
  if (!target) return ours;
  if ('atMost' in target) return target.atMost === 0 ? ours : ours / target.atMost;
  return 'atLeast' in target ? target.atLeast / ours : ours / mostOf(target, limit);
}

const shown = (value: number | undefined, unit: Metric['unit']): string =>
  value === undefined ? '—' : value.toFixed(DIGITS[unit]);

const ratio = (ours: number | undefined, other: number | undefined): string =>
  ours === undefined || !other ? '' : (ours / other).toFixed(2);
