import type { Observation } from '../views.ts';

/** What is compared: a percentile of a vital, or a share of the views. */
export interface Figure {
  figure: string;
  vital?: string;
  /** Views count as bad from this value on. Hangs and errors move no percentile. */
  limit?: number;
  /** Visitors do not notice smaller differences, however certain they are; shares are in percent. */
  least: number;
}

export const FIGURES: readonly Figure[] = [
  { figure: 'lcp p75', vital: 'lcp', least: 100 },
  { figure: 'inp p75', vital: 'inp', least: 20 },
  { figure: 'cls p75', vital: 'cls', least: 0.02 },
  { figure: 'inp from 500', vital: 'inp', limit: 500, least: 1 },
  { figure: 'inp from 2000', vital: 'inp', limit: 2000, least: 0.5 },
  { figure: 'cls from 0.1', vital: 'cls', limit: 0.1, least: 3 },
  { figure: 'errors', limit: 1, least: 0.2 },
];

/**
 * A view's value of a figure, 0 or 1 for a share; undefined if its browser did not measure it. Only what a section caused
 * counts, or everything if none is given. A page whose largest shift another section caused did not shift in this one.
 */
export function valueIn({ values, errors }: Observation, { vital, limit }: Figure, section?: string) {
  if (!vital) return Number(section ? errors.has(section) : errors.size > 0);
  const found = values.get(vital);
  const isOthers = section !== undefined && found?.section !== section;
  const value = isOthers ? (found && vital === 'cls' ? 0 : undefined) : found?.value;
  return limit === undefined || value === undefined ? value : Number(value >= limit);
}
