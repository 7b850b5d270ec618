import { RESERVED } from '../format/names.ts';
import { UsageError } from '../support/ComposeError.ts';

const MAX_CHARS = 24;

/** @param owned the URLs and tags of each other section */
export function sectionName(
  given: string,
  owned: ReadonlyMap<string, readonly string[]> = new Map(),
  place = 'This workspace',
): string {
  const name = given.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_CHARS)
    throw new UsageError(
      `"${given}" is not a name. Write lower-case words joined by hyphens, such as ring-walks, of at most ${MAX_CHARS} characters.`,
    );
  if (['all', 'shared', 'shell', 'site', ...RESERVED].includes(name))
    throw new UsageError(`"${name}" is reserved. Choose another name.`);
  if (owned.has(name))
    throw new UsageError(`${place} already has a section "${name}". Choose another name.`);
  const wanted = [`/${name}`, `ringside-${name}`, `ringside-${name}-list`];
  for (const [owner, names] of owned) {
    const taken = wanted.find((each) => names.includes(each));
    if (taken) throw new UsageError(`${taken} already belongs to ${owner}. Choose another name.`);
  }
  return name;
}
