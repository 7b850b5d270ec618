import type { LiveSections, Pointer } from '../pointer.ts';
import type { Live } from './moves.ts';

/** How many releases of a section are remembered. Hundreds would make the pointer large. */
const MAX_LIVES = 100;

/**
 * The time in milliseconds in which a release was live: until another one replaced it, or its
 * section was removed.
 */
interface Life {
  release: string;
  since: number;
  until: number;
}

interface SectionLife extends Life {
  section: string;
  /** What the site knows about the section. */
  known: Live;
}

/** When each release of a section became live, the oldest first. A rollback begins a new life. */
function livesOf({ release, since, history, lives }: Live): NonNullable<Live['lives']> {
  // The history of an older tool forgets when a release was live before it was released again.
  const known = [...history, { release, since }].map((each) => ({
    release: each.release,
    since: each.since,
  }));
  return lives ?? known.sort((a, b) => a.since.localeCompare(b.since));
}

export const livesAfter = (
  now: Live | undefined,
  { release, since }: Pick<Live, 'release' | 'since'>,
): Live['lives'] => [...(now ? livesOf(now) : []), { release, since }].slice(-MAX_LIVES);

/** The lives of a section's releases, the oldest first, until now or until it was removed. */
export function timesOf(known: Live, end = Number.POSITIVE_INFINITY): Life[] {
  const lives = livesOf(known);
  return lives.map(({ release, since }, place) => {
    const next = lives[place + 1]?.since;
    return { release, since: Date.parse(since), until: next ? Date.parse(next) : end };
  });
}

/** Every life that a site remembers, also those of removed sections. */
function livesOn({ sections, removed = [] }: Pointer): SectionLife[] {
  const livesIn = (section: string, known: Live, end?: number) =>
    timesOf(known, end).map((time) => ({ ...time, section, known }));
  return [
    ...Object.entries(sections).flatMap(([section, known]) => livesIn(section, known)),
    ...removed.flatMap((known) => livesIn(known.section, known, Date.parse(known.until))),
  ];
}

/**
 * The sections that were live at a time in milliseconds, with what is known about their releases;
 * none before the site.
 */
export function sectionsAt(pointer: Pointer, time: number): LiveSections {
  const lives = livesOn(pointer).filter(({ since, until }) => since <= time && time < until);
  const sections = lives.map(({ section, release, since, known }) => {
    const { by, note } = known.history.find((each) => Date.parse(each.since) === since) ?? {};
    const { owner, history } = known;
    const live = { release, since: new Date(since).toISOString(), by, note, owner, history };
    return [section, live] as const;
  });
  return Object.fromEntries(sections.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Releases, such as `news 0123456789ab…`, that were live at a time in milliseconds or later. */
export const releasesSince = (pointer: Pointer, time: number): Set<string> =>
  new Set(
    livesOn(pointer)
      .filter(({ until }) => until > time)
      .map(({ section, release }) => `${section} ${release}`),
  );
