import type { Sample } from '../sample.ts';
import { effectiveViews, MIN_VIEWS, matched, type Weighted } from './matched.ts';

/** Visitors do not notice a smaller difference, however certain it is. */
const LEAST_ERRORS = 0.003;
/** The chance of so many errors by accident. They are few, so their difference is never many standard errors. */
const CHANCE = 1e-3;

/** Shares of two releases, from 0 to 1. */
interface ComparedShares {
  before: number;
  now: number;
  low: number;
  high: number;
  isHarm: boolean;
  strength: number;
  views: number;
}

/** The share of views with an error. Errors are rare, so the chance of so many is computed exactly. */
export function compareErrors(before: Sample, now: Sample): ComparedShares | undefined {
  // They depend little on the time of day, and finer kinds would leave too few.
  const [old, fresh] = matched(before.observations, now.observations, true);
  if (old.length < MIN_VIEWS || fresh.length < MIN_VIEWS) return undefined;
  const errorsIn = (side: Weighted) =>
    side.reduce((sum, { observation, weight }) => sum + (observation.hasError ? weight : 0), 0);
  const n0 = effectiveViews(old);
  const rate0 = errorsIn(old) / old.reduce((sum, { weight }) => sum + weight, 0);
  const n1 = fresh.length;
  const k1 = errorsIn(fresh);
  const k0 = Math.round(rate0 * n0);
  const rate1 = k1 / n1;
  const tail = binomialTail(k1, k0 + k1, n1 / (n0 + n1));
  const [low0, high0] = wilson(rate0, n0);
  const [low1, high1] = wilson(rate1, n1);
  // Newcombe's interval of a difference of shares.
  const difference = rate1 - rate0;
  const low = difference - Math.hypot(rate1 - low1, high0 - rate0);
  const high = difference + Math.hypot(high1 - rate1, rate0 - low0);
  const isHarm = difference >= LEAST_ERRORS && tail < CHANCE;
  const strength = -Math.log10(Math.max(tail, 1e-300));
  return { before: rate0, now: rate1, low, high, isHarm, strength, views: n1 };
}

/** The mid-p value: the chance of more than `hits` of `count` draws, and half of the chance of exactly `hits`. */
function binomialTail(hits: number, count: number, chance: number): number {
  // Logarithms, because the chances of many errors are too small for a number.
  let term = count * Math.log(1 - chance);
  let tail = 0;
  for (let each = 0; each <= count; each += 1) {
    if (each >= hits) tail += Math.exp(term) / (each === hits ? 2 : 1);
    term += Math.log((count - each) / (each + 1)) + Math.log(chance / (1 - chance));
  }
  return tail;
}

/** Wilson's 95 % interval of a share. */
function wilson(rate: number, count: number): [number, number] {
  const z = 1.96;
  const middle = rate + z ** 2 / (2 * count);
  const half = z * Math.sqrt((rate * (1 - rate)) / count + z ** 2 / (4 * count ** 2));
  const scale = 1 + z ** 2 / count;
  return [(middle - half) / scale, (middle + half) / scale];
}
