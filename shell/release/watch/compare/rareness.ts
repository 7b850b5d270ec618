import { probit } from 'simple-statistics';
import { type Ranked, sumOf } from './rank.ts';

/** From so many steps on, the normal distribution is as good. */
const MAX_STEPS = 2_000_000;

/**
 * How certain it is that bad views became more frequent, in standard errors of a normal distribution: the exact conditional
 * test of rates in strata, because bad views may be too few for ranks. Half of the chance of exactly so many counts (mid-p).
 *
 * @param elsewhere the share on the rest of the site, which counts like as many earlier views as there are now
 */
export function certaintyOfRare(items: readonly Ranked[], elsewhere: number | undefined): number {
  const now = items.filter(({ isNow }) => isNow);
  const bad = items.filter(({ value }) => value > 0);
  const hits = Math.round(sumOf(bad, ({ isNow, weight }) => (isNow ? weight : 0)));
  // If nothing changed, a bad view falls on the time since the release with the chance of its stratum.
  const chanceOf = (chance: number) => (elsewhere === undefined ? chance : chance / (1 + chance));
  const chances = bad.flatMap(({ chance, weight }) =>
    Array<number>(Math.round(weight)).fill(chanceOf(chance)),
  );
  const known = Math.ceil((elsewhere ?? 0) * now.length);
  chances.push(...Array<number>(known).fill(chanceOf(now.length / items.length)));
  const expected = sumOf(chances, (chance) => chance);
  if (hits <= expected) return 0;
  if (chances.length * hits > MAX_STEPS)
    return (hits - expected) / Math.sqrt(sumOf(chances, (chance) => chance * (1 - chance)));
  const exactly = [1, ...Array<number>(hits).fill(0)];
  let more = 0;
  for (const chance of chances) {
    more += (exactly[hits] ?? 0) * chance;
    for (let count = hits; count >= 0; count -= 1)
      exactly[count] = (exactly[count] ?? 0) * (1 - chance) + (exactly[count - 1] ?? 0) * chance;
  }
  return -probit(Math.max(Number.MIN_VALUE, more + (exactly[hits] ?? 0) / 2));
}
