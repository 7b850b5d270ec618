import { sum } from 'd3-array';
import { gammaln, probit } from 'simple-statistics';
import { type Ranked, weightNow, weightOf } from './rank.ts';

/** How much less certain it may be without one network, which has at most one bad view. */
const RISK_WITHOUT = 10;

/**
 * How certain it is that bad views became more frequent, in standard errors. The test is exact: if nothing changed, a bad
 * view is one of those since the release with the chance of its stratum. The share elsewhere counts like earlier views.
 */
export function certaintyOfRare(items: readonly Ranked[], elsewhere: number | undefined): number {
  const bad = items.filter(({ value }) => value > 0);
  const views = items.filter(({ isNow }) => isNow).length;
  const known = (elsewhere ?? 0) * views;
  const chanceOf = ({ chance }: Ranked) => (elsewhere === undefined ? chance : chance / (1 + chance));
  const expected = sum(bad, (each) => weightOf(each) * chanceOf(each)) + (known * views) / items.length;
  const hits = Math.round(sum(bad, weightNow));
  const trials = Math.round(sum(bad, weightOf) + known);
  if (hits <= expected) return 0;
  const tailOf = (fewer: number) => upperTail(hits - fewer, trials - fewer, expected / trials);
  return -probit(Math.max(Number.MIN_VALUE, tailOf(0), tailOf(1) / RISK_WITHOUT));
}

/** Of the binomial distribution; half of the chance of exactly so many hits counts (mid-p). */
function upperTail(hits: number, trials: number, chance: number): number {
  const choices = gammaln(trials + 1) - gammaln(hits + 1) - gammaln(trials - hits + 1);
  let term = Math.exp(choices + hits * Math.log(chance) + (trials - hits) * Math.log(1 - chance));
  let tail = term / 2;
  for (let count = hits; count < trials && term > 0; count += 1) {
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
    tail += term;
  }
  return tail;
}
