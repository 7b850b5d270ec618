import { quantile } from 'simple-statistics';
import type { Observation } from '../views.ts';
import { groupsOf } from './groupsOf.ts';

export const ALL = 'on all pages';

/** Like is compared with like: views of one page by one kind of reader. */
const kindOf = ({ page, reader }: Observation): string => `${page} ${reader}`;

/** The parts of the views to which one belongs. A harm may affect only one part. */
export function partsOf({ page, reader }: Observation): readonly string[] {
  const [engine, device] = reader.split(' ');
  return [ALL, `on ${page}`, `in ${engine}`, `on ${device} devices`];
}

/** Names the finest strata that leave out few views: with the same releases of the other sections, unless all changed together. */
export function strataOf(
  shown: readonly Observation[],
  index: number,
  isNew: (view: Observation) => boolean,
): (view: Observation) => string {
  const fine = (view: Observation) => `${kindOf(view)} ${view.sides.with(index, undefined)}`;
  const before = new Set(shown.filter((view) => !isNew(view)).map(fine));
  const now = shown.filter(isNew);
  return now.filter((view) => before.has(fine(view))).length >= now.length / 2 ? fine : kindOf;
}

/** A kind that grew so much more than the others, and by so many standard errors, has other readers than before. */
const MAX_GROWTH = Math.log(1.5);
const CERTAIN_GROWTH = 2.5;

/** Whether a view is by a usual reader of its page: a campaign or a viral article brings others. */
export function isUsualReader(
  shown: readonly Observation[],
  isNew: (view: Observation) => boolean,
): (view: Observation) => boolean {
  const kinds = groupsOf(shown, kindOf).map((views) => {
    const now = views.filter(isNew).length + 0.5;
    const before = views.length + 1 - now;
    return { views, before, growth: Math.log(now / before), error: Math.sqrt(1 / now + 1 / before) };
  });
  const growths = kinds.flatMap(({ growth, before }) => Array<number>(Math.round(before)).fill(growth));
  const usual = growths.length > 0 ? quantile(growths, 0.5) : 0;
  const isCrowd = ({ growth, error }: (typeof kinds)[number]) =>
    growth - usual > Math.max(MAX_GROWTH, CERTAIN_GROWTH * error);
  const unusual = new Set(kinds.filter(isCrowd).flatMap(({ views }) => views));
  return (view) => !unusual.has(view);
}
