import type { ModuleAddress } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What `/embed/<section>.js` knows of its section, as `RINGSIDE_EMBED.data`. A type, not an interface: only a type is JSON. */
export type SectionFacts = {
  section: string;
  /** Address patterns of the section's pages, the one shown without `path` first. */
  routes: readonly string[];
  /** The sets of attributes that each fragment has a page for. */
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /** The module with the section's views and what shows them on a page that is not ours. */
  module: ModuleAddress;
};

/**
 * Where a fragment stands alone, for partners' pages and frames: the attributes by name, in alphabetical order.
 *
 * @example fragmentPath('ringside-workouts', { limit: '3' }) // '/embed/ringside-workouts/limit-3'
 */
export function fragmentPath(tag: string, attributes: Attributes): string {
  const words = Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat();
  const name = words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return ['/embed', tag, name].filter(Boolean).join('/');
}
