import { greatest, sum } from 'd3-array';
import { compare } from './compare/compare.ts';
import type { ReadViews } from './readViews.ts';
import { LIVE } from './watched.ts';

export type WatchReport = ReturnType<typeof judge>;
export type WatchedSection = WatchReport['sections'][number];

/** Compares each live release with the one it replaced, or each release of a preview with the live one. */
export function judge({ target, watched, observations, counts }: ReadViews) {
  const sections = watched.flatMap((each, index) => {
    const [now, old] = [each.releases[LIVE], each.releases[each.before]];
    if (!now || !old) return [];
    const viewsOf = (number: number) =>
      Math.round(sum(observations, ({ sides, weight }) => (sides[index] === number ? weight : 0)));
    const comparisons = compare(each, index, observations);
    const harm = greatest(comparisons, ({ isHarm, certainty }) =>
      isHarm ? certainty : Number.NaN,
    );
    const [views, viewsBefore] = [viewsOf(LIVE), viewsOf(each.before)];
    const named = { section: each.section, release: now.release, before: old.release };
    return [{ ...named, views, viewsBefore, comparisons, harm }];
  });
  return { target, ...counts, sections };
}
