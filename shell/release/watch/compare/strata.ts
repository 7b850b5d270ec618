import { group, median } from 'd3-array';
import type { Observation } from '../readViews.ts';
import type { Test } from './rank.ts';

/** Views of a stratum show the same releases of other sections, unless all changed together. */
export function strataOf(shown: readonly Observation[], index: number, isNew: Test) {
  const fine = ({ kind, sides }: Observation) => `${kind} ${sides.with(index, undefined)}`;
  const before = new Set(shown.filter((view) => !isNew(view)).map(fine));
  const now = shown.filter(isNew);
  const isFine = now.filter((view) => before.has(fine(view))).length >= now.length / 2;
  return isFine ? fine : ({ kind }: Observation) => kind;
}

/** A kind of view that grew more has other readers than before. The second number is in standard errors. */
const MAX_GROWTH = Math.log(1.5);
const CERTAIN_GROWTH = 2.5;

/** Leaves out unusual readers, whom a campaign or a viral article brings. */
export function usualViews(shown: readonly Observation[], isNew: Test): Observation[] {
  const kinds = [...group(shown, ({ kind }) => kind).values()].map((views) => {
    const now = views.filter(isNew).length + 0.5;
    const before = views.length + 1 - now;
    return { views, before, growth: Math.log(now / before), error: Math.sqrt(1 / now + 1 / before) };
  });
  const usual =
    median(kinds.flatMap(({ before, growth }) => Array<number>(Math.round(before)).fill(growth))) ?? 0;
  const isUsual = ({ growth, error }: (typeof kinds)[number]) =>
    growth - usual <= Math.max(MAX_GROWTH, CERTAIN_GROWTH * error);
  return kinds.filter(isUsual).flatMap(({ views }) => views);
}
