import type { Vital } from '../logs/parseViews.ts';
import type { Observation } from '../readViews.ts';

/** Bad views of fewer networks may all come from one person. */
export const MIN_BAD = 7;

/** What is compared: the 75th percentile of a vital, or the share of views from a limit on. */
export interface Figure {
  figure: string;
  unit: string;
  vital?: Vital;
  limit?: number;
  /** Visitors do not notice smaller differences. */
  least: number;
  /** How many times the usual risk of a false alarm is taken. */
  risk?: number;
}

/**
 * Hangs and errors move no percentile, so their shares are figures of their own. They are few and
 * serious.
 */
export const FIGURES: readonly Figure[] = [
  { figure: 'LCP p75', unit: ' ms', vital: 'lcp', least: 100 },
  { figure: 'INP p75', unit: ' ms', vital: 'inp', least: 20 },
  { figure: 'CLS p75', unit: '', vital: 'cls', least: 0.02 },
  { figure: 'INP from 500', unit: ' points', vital: 'inp', limit: 500, least: 1 },
  { figure: 'INP from 2000', unit: ' points', vital: 'inp', limit: 2000, least: 0.5, risk: 4 },
  { figure: 'CLS from 0.1', unit: ' points', vital: 'cls', limit: 0.1, least: 3 },
  { figure: 'errors', unit: ' points', limit: 1, least: 0.2, risk: 4 },
];

/**
 * A view's value if measured, 0 or 1 for a share. A shift that another section caused counts as 0.
 */
export function valueIn(
  { values, errors }: Observation,
  { vital, limit }: Figure,
  section?: number,
) {
  if (!vital) return Number(section === undefined ? errors.length > 0 : errors.includes(section));

  const found = values[vital];
  if (!found) return undefined;
  const isOthers = section !== undefined && found.section !== section;
  if (isOthers && vital !== 'cls') return undefined;
  const value = isOthers ? 0 : found.value;
  return limit === undefined ? value : Number(value >= limit);
}
