import { RESERVED } from '../format/releaseSchema.ts';
import { UsageError } from '../support/UsageError.ts';

/** Longer names make tags and lines hard to read. */
const MAX_CHARS = 24;

/** Names that `ringside` and the workspace use otherwise. */
const OURS = ['all', 'shared', 'shell'];

/** The names that follow from a section's own. */
export interface SectionName {
  /** `ring-walks`, as in its folder, URL and tags. */
  name: string;
  /** `RingWalks`, as in its components. */
  pascal: string;
  /** `Ring Walks`, as people read it. */
  words: string;
}

/**
 * Checks the name of a section to be.
 *
 * @param owned the URLs and tags of each section beside it, if there are any
 * @param site the site that these are on; by default they are in this workspace
 * @throws UsageError when it is not a valid name, or is taken
 */
export function sectionName(
  given: string,
  owned: ReadonlyMap<string, readonly string[]> = new Map(),
  site?: string,
): SectionName {
  const name = given.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_CHARS)
    throw new UsageError(
      `"${given}" is no name: write lower-case words joined by hyphens, such as ring-walks, of at most ${MAX_CHARS} characters.`,
    );
  if ([...OURS, ...RESERVED].includes(name))
    throw new UsageError(`"${name}" is reserved; choose another name.`);
  if (owned.has(name))
    throw new UsageError(
      site
        ? `${site} already has a section "${name}"; choose another name.`
        : `There is a section "${name}" already.`,
    );
  const wanted = [`/${name}`, `ringside-${name}`, `ringside-${name}-list`];
  for (const [owner, names] of owned) {
    const taken = wanted.find((each) => names.includes(each));
    const where = site ? `On ${site}, ` : '';
    if (taken) throw new UsageError(`${where}${taken} already belongs to ${owner}; choose another name.`);
  }
  const words = name.split('-').map((word) => word.replace(/^./, (letter) => letter.toUpperCase()));
  return { name, pascal: words.join(''), words: words.join(' ') };
}
