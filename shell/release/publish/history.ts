import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import type { LiveSections } from './pointer.ts';

/**
 * The live sections after a release of one of them.
 *
 * @throws ComposeError `taken-name`
 */
export function released(live: LiveSections, source: Released, since: string): LiveSections {
  const { name, id: release } = source.release;
  const current = live[name];
  const owner = ownerAfter(current, source);
  if (current?.release === release) return live;
  const others = (current?.history ?? []).filter((past) => past.release !== release);
  const history = [...others, { release, since, ...(current && { before: current.release }) }];
  return sorted({ ...live, [name]: { release, since, ...owner, history } });
}

/** What is asked of a release that becomes live. */
type Released = Pick<ReleaseSource, 'release' | 'owner'>;

/**
 * Whose a section is after a release: the first repository that released it keeps its name.
 *
 * @throws ComposeError `taken-name`
 */
export function ownerAfter(
  current: LiveSections[string] | undefined,
  { release: { name }, owner }: Released,
): { owner?: string } {
  if (current?.owner && current.owner !== owner)
    throw new ComposeError(
      'taken-name',
      `on this site, ${name} belongs to another repository, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`,
    );
  return owner ? { owner } : {};
}

/**
 * The live sections after a rollback of one of them: to the release that the live one replaced, unless another is
 * named.
 *
 * @throws UsageError when the site has no such section
 * @throws ComposeError `unknown-release`
 */
export function rolledBack(
  live: LiveSections,
  name: string,
  wanted: string | undefined,
  since: string,
): LiveSections {
  const current = live[name];
  if (!current)
    throw new UsageError(`The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`);
  const { history } = current;
  const release = wanted ?? history.find((past) => past.release === current.release)?.before;
  if (!release)
    throw new ComposeError('unknown-release', `${name} ${current.release} replaced no other release.`);
  if (!history.some((past) => past.release === release)) {
    const kept = history.map((past) => past.release).join(', ');
    throw new ComposeError('unknown-release', `the site has no release ${release} of ${name}, only ${kept}.`);
  }
  return release === current.release ? live : { ...live, [name]: { ...current, release, since } };
}

/** What a section's release is to a site: the live one, the one it was last rolled back from, or neither. */
export function stateOf(
  section: LiveSections[string] | undefined,
  release: string,
): 'live' | 'rolled back' | 'new' {
  if (section?.release === release) return 'live';
  // The history ends with what was released last.
  return section?.history.at(-1)?.release === release ? 'rolled back' : 'new';
}

/** The live sections after all but the last few releases of each, and the live one, are dropped from the history. */
export function shortened(live: LiveSections, keep: number): LiveSections {
  return Object.fromEntries(
    Object.entries(live).map(([name, section]) => {
      const recent = new Set(section.history.slice(-keep).map((past) => past.release));
      const history = section.history.filter(
        ({ release }) => recent.has(release) || release === section.release,
      );
      return [name, { ...section, history }];
    }),
  );
}

/** The live sections without one. */
export const without = (live: LiveSections, name: string): LiveSections =>
  Object.fromEntries(Object.entries(live).filter(([each]) => each !== name));

/** Sorted by name, so that the pointer's text depends only on what is live. */
const sorted = (live: LiveSections): LiveSections =>
  Object.fromEntries(Object.entries(live).sort(([a], [b]) => (a < b ? -1 : 1)));
