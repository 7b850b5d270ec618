import type { Json, PageHead } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * A placeholder for the id of the view's own island, until composing knows the id. The placeholder can be part of an
 * `id` and of a selector.
 */
export const ROOT_PLACEHOLDER = 'r0ringside-island0r';

/** A placeholder for the site's public URL, which only composing knows. RFC 2606 reserves its domain. */
export const ORIGIN_PLACEHOLDER = 'https://origin.ringside.invalid';

/**
 * When an island starts, which is when its effects run: `intent` when the visitor is about to use a control of it,
 * `visible` when it comes into view, `idle` when the browser has nothing else to do, `load` at once.
 */
export type Start = 'intent' | 'visible' | 'idle' | 'load';

export interface RenderedView {
  /** The HTML contains {@link ROOT_PLACEHOLDER} in place of the island's id. */
  html: string;
  /** The view's props in the browser. The field is absent if the view has no control, and does not start by itself. */
  data?: Json;
  /** The field is absent if the island starts on intent. */
  start?: Exclude<Start, 'intent'>;
}

export interface RenderedPage extends RenderedView {
  page: string;
  head: PageHead;
  frameSources?: readonly "'self'"[];
  status?: 404;
}

/**
 * Everything that a section shows, in shards: files of pairs of a path and a {@link RenderedPage}, or of a {@link
 * variantKey} and a {@link RenderedView}. One changed page changes one shard.
 */
export interface ReleaseTable {
  parts: readonly string[];
  /** With the index of its shard. */
  pages: readonly (readonly [path: string, part: number])[];
  /** Each set of attributes has the index of its shard. The value `*` stands for all values that are not listed. */
  elements: readonly (readonly [tag: string, attributes: Attributes, part: number])[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /** Text files at fixed URLs, such as `feed.xml`, each with the released file that contains it. */
  files: Readonly<Record<string, string>>;
  /** Data for other sections' widgets, by tag. */
  widgetData: Readonly<Record<string, Json>>;
}

/** Attributes that any element may have. Our elements give them no meaning. */
const GLOBAL = /^(?:id|class|slot|hidden|lang|dir|role|tabindex|data-.+|aria-.+)$/;

export const isGlobal = (attribute: string): boolean => GLOBAL.test(attribute);

/** The attributes that choose what an element shows. */
export const ownAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !isGlobal(name)));

/** Two sets of attributes with the same key show the same content. */
export const variantKey = (tag: string, attributes: Attributes): string => {
  const own = Object.entries(ownAttributes(attributes));
  return JSON.stringify([tag, ...own.sort(([a], [b]) => (a < b ? -1 : 1))]);
};
