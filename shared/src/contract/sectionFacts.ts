import type { ModuleAddress } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** The attribute that says, in every section, how many items an element shows (`firstItems`). */
export const LIMIT = 'limit';

/** Matches a route that a release may declare, such as `/news` or `/news/:slug`. */
export const ROUTE = /^\/$|^(?!.*:.*:)(\/:?[A-Za-z0-9][\w-]*)+$/;
export const TAG = /^ringside-[a-z0-9-]+$/;

/**
 * The value of `RINGSIDE_EMBED.data` in `/embed/<section>.js`. A type, because TypeScript does not
 * accept an interface as {@link Json}.
 */
export type SectionFacts = {
  section: string;
  /** The section's routes. An element without the attribute `path` shows the first one. */
  routes: readonly string[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  module: ModuleAddress;
};

/**
 * Returns the path of a fragment's own page, for partners' pages and iframes.
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

/** The facts that composing writes into an embed file, as `RINGSIDE_EMBED`. */
export interface EmbedFacts {
  release: string;
  origin: string;
  /** The value that a section gives in `widgetData` for the tag `ringside-<name>`. */
  data?: unknown;
}

declare global {
  const RINGSIDE_EMBED: EmbedFacts;
}
