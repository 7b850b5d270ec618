import type { ModuleAddress } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** A path that a release may declare, such as `/news` or `/news/:slug`. */
export const ROUTE = /^\/$|^(?!.*:.*:)(\/:?[A-Za-z0-9][\w-]*)+$/;
export const TAG = /^ringside-[a-z0-9-]+$/;

/** `RINGSIDE_EMBED.data` in `/embed/<section>.js`. Only a type is assignable to JSON. */
export type SectionFacts = {
  section: string;
  /** An element without `path` shows the first route. */
  routes: readonly string[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  module: ModuleAddress;
};

/**
 * The URL of a fragment, for partners' pages and iframes.
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

/** What composing writes into an embed script, as `RINGSIDE_EMBED`. */
export interface EmbedFacts {
  release: string;
  origin: string;
  /** The section's `widgetData` for `ringside-<name>`. */
  data?: unknown;
}

declare global {
  const RINGSIDE_EMBED: EmbedFacts;
}
