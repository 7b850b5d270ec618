import type { ModuleAddress } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * The facts about a section in `/embed/<section>.js`, as `RINGSIDE_EMBED.data`. It is a type, not an interface, because
 * only a type is assignable to JSON.
 */
export type SectionFacts = {
  section: string;
  /** URL patterns of the section's pages. An element without `path` shows the first. */
  routes: readonly string[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /** The module with the section's views and the code that shows them on partners' pages. */
  module: ModuleAddress;
};

/**
 * The URL of a single fragment, for partners' pages and iframes. The attributes are sorted by name.
 *
 * @example fragmentPath('ringside-workouts', { limit: '3' }) // '/embed/ringside-workouts/limit-3'
 */
export function fragmentPath(tag: string, attributes: Attributes): string {
  const words = Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat();
  const name = words
    .join(' ')
    .replace(/[^\0-\x7f]+/g, encodeURIComponent)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return ['/embed', tag, name].filter(Boolean).join('/');
}
