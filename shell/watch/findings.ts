import { greatest, sum } from 'd3-array';
import { type Comparison, compare } from './compare/compare.ts';
import type { Observation, ReadViews } from './readViews.ts';
import type { Section } from './site.ts';

/** What visits say about a site's live releases, as data: `words.ts` makes sentences of it. */
export type Report = ReturnType<typeof findings>;
export type Finding = Report['sections'][number];

/** A difference that visitors notice. `low` and `high` bound it, 95 times in 100. */
export type Harm = Comparison & { low: number; high: number };

/** A comparison by which a section is judged even if nothing is wrong. */
const JUDGED = new Set(['INP p75', 'LCP p75', 'errors']);

/**
 * Compares each live release with the one it replaced, or each release of a preview with the live
 * one.
 */
export function findings({ site, observations, counts, examples, asides }: ReadViews) {
  const sections = site.sections.flatMap((section, place) => {
    const { name, live, before } = section;
    if (!before) return [];

    const comparisons = compare(section, place, observations);
    return [
      {
        section: name,
        release: live,
        before,
        views: viewsOf(section, place, live, observations),
        viewsBefore: viewsOf(section, place, before, observations),
        /** Views that belong to no release, and why. */
        aside: asides[place] ?? { unknown: 0, untimely: 0, ambiguous: 0 },
        comparisons,
        /** Differences that would have been noticed. None: there are too few views to say. */
        noticeable: comparisons.filter(
          ({ figure, where, noticeable }) =>
            JUDGED.has(figure) && Object.keys(where).length === 0 && Number.isFinite(noticeable),
        ),
        harm: harmOf(comparisons),
        /** What to do about a harm. */
        remedy: site.isPreview ? ('keep the preview' as const) : ('roll back' as const),
      },
    ];
  });
  return { target: site.name, ...counts, examples, sections };
}

function viewsOf(
  { releases }: Section,
  place: number,
  id: string,
  observations: readonly Observation[],
): number {
  const release = releases.findIndex((each) => each.id === id);
  const weights = observations.map(({ sides, weight }) => (sides[place] === release ? weight : 0));
  return Math.round(sum(weights));
}

function harmOf(comparisons: readonly Comparison[]): Harm | undefined {
  const harm = greatest(comparisons, ({ isHarm, certainty }) => (isHarm ? certainty : Number.NaN));
  if (!harm) return undefined;
  const [low = 0, high = 0] = [-1.96, 1.96].map(
    (errors) => harm.difference * (1 + errors / harm.certainty),
  );
  return { ...harm, low, high };
}
