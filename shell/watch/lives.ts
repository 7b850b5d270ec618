import type { Life, Section } from './site.ts';

/** Why a view belongs to no release. */
export const ASIDE = {
  /** No known release has the files that it names. */
  unknown: -1,
  /** No release with these files had been live by then: it was pruned, or a clock is wrong. */
  untimely: -2,
  /** Several releases have these files, and the time does not decide. */
  ambiguous: -3,
} as const;

export type Aside = keyof typeof ASIDE;

/** The clocks of the host and of the publisher differ by less. */
const CLOCKS_MS = 5 * 60_000;

/**
 * Returns the function that decides which release of a section a view shows. The view's files
 * decide; of several releases with the same files, the time does. A tab may report long after its
 * release was replaced, but not before it was live.
 */
export function attribution(section: Section) {
  /**
   * @param named hashes of the section's files, or a release's id
   * @param at when the view was reported, in milliseconds
   * @returns the release's place in `releases`, or a number of `ASIDE`
   */
  return (named: readonly string[], at: number): number => {
    const lives = livesWithFiles(section, named);
    if (lives.length === 0) return ASIDE.unknown;

    const begun = lives.filter(({ since }) => since - CLOCKS_MS <= at);
    if (begun.length === 0) return ASIDE.untimely;

    const now = begun.filter(({ since, until }) => since <= at && at < until);
    const release = onlyRelease(begun) ?? onlyRelease(now);
    return release ? section.releases.findIndex(({ id }) => id === release) : ASIDE.ambiguous;
  };
}

function livesWithFiles({ releases, lives }: Section, named: readonly string[]): readonly Life[] {
  const shown = releases.filter(({ hashes }) => named.every((hash) => hashes.has(hash)));
  const ids = new Set(shown.map(({ id }) => id));
  return lives.filter(({ release }) => ids.has(release));
}

function onlyRelease(lives: readonly Life[]): string | undefined {
  const release = lives[0]?.release;
  return lives.every((life) => life.release === release) ? release : undefined;
}
