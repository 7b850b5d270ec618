import { readTable } from '@ringside/shared/build/readTable';
import { RESERVED } from '../format/releaseSchema.ts';
import { UsageError } from '../support/UsageError.ts';
import { packageFolders } from '../support/workspace.ts';

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
 * @throws UsageError when it is not a valid name, or is taken
 */
export async function sectionName(given: string): Promise<SectionName> {
  const section = checkedName(given);
  const { name } = section;
  const folders = await packageFolders();
  if (folders.has(name)) throw new UsageError(`There is a section "${name}" already.`);
  for (const [owner, folder] of folders) {
    const owned = (['pages', 'elements'] as const).flatMap((kind) => readTable(folder, kind).entries);
    const taken = owned.find((each) => ownedBy(name).includes(each.name));
    if (taken) throw new UsageError(`${taken.name} already belongs to ${owner}; choose another name.`);
  }
  return section;
}

/**
 * Checks the form of a section's name.
 *
 * @throws UsageError when it is none, or is reserved
 */
export function checkedName(given: string): SectionName {
  const name = given.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_CHARS)
    throw new UsageError(
      `"${given}" is no name: write lower-case words joined by hyphens, such as ring-walks, of at most ${MAX_CHARS} characters.`,
    );
  if ([...OURS, ...RESERVED].includes(name))
    throw new UsageError(`"${name}" is reserved; choose another name.`);
  return formsOf(name);
}

export function formsOf(name: string): SectionName {
  const words = name.split('-').map((word) => word.replace(/^./, (letter) => letter.toUpperCase()));
  return { name, pascal: words.join(''), words: words.join(' ') };
}

/** The URL and the tags of a new section. */
export const ownedBy = (name: string): string[] => [`/${name}`, `ringside-${name}`, `ringside-${name}-list`];
