import type { Json, PageHead } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * Stands for the id of the view's own island until composing chooses the id. The placeholder can be
 * part of an `id` and of a selector.
 */
export const ROOT_PLACEHOLDER = 'r0ringside-island0r';

/**
 * Stands for the site's public URL, which only composing knows. RFC 2606 reserves the domain
 * `.invalid`.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.ringside.invalid';

/**
 * When React hydrates an island and runs its effects. `intent`: when a visitor is about to use a
 * control of the island. `visible`: when the island comes into view. `idle`: when the browser has
 * nothing else to do. `load`: at once.
 */
export type Start = 'intent' | 'visible' | 'idle' | 'load';

export interface RenderedView {
  /** The HTML contains {@link ROOT_PLACEHOLDER} in place of the island's id. */
  html: string;
  /**
   * The view's props in the browser. The field is absent if the view has no control and does not
   * start by itself.
   */
  data?: Json;
  /** When the island starts. The field is absent if the island starts on intent. */
  start?: Exclude<Start, 'intent'>;
}

export interface RenderedPage extends RenderedView {
  page: string;
  head: PageHead;
  frameSources?: readonly "'self'"[];
  status?: 404;
}

/**
 * Everything that a section shows, distributed over shards. A shard is a file with pairs: a path
 * and its {@link RenderedPage}, or a {@link variantKey} and its {@link RenderedView}. A changed
 * page changes one shard.
 */
export interface ReleaseTable {
  parts: readonly string[];
  /** Each page, with the index of its shard. */
  pages: readonly (readonly [path: string, part: number])[];
  /**
   * Each set of an element's attributes, with the index of its shard. The value `*` stands for all
   * values that are not listed.
   */
  elements: readonly (readonly [tag: string, attributes: Attributes, part: number])[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /**
   * Text files at fixed URLs, such as `feed.xml`. Each has the path of the released file with its
   * content.
   */
  files: Readonly<Record<string, string>>;
  /** Data for other sections' widgets, by tag. */
  widgetData: Readonly<Record<string, Json>>;
}

/** Attributes that any HTML element may have. They have no meaning for what our elements show. */
const GLOBAL = /^(?:id|class|slot|hidden|lang|dir|role|tabindex|data-.+|aria-.+)$/;

export const isGlobal = (attribute: string): boolean => GLOBAL.test(attribute);

/** Returns the attributes that choose what an element shows. */
export const ownAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !isGlobal(name)));

/** Returns the key of a variant. Two sets of attributes with the same key show the same content. */
export const variantKey = (tag: string, attributes: Attributes): string => {
  const own = Object.entries(ownAttributes(attributes));
  return JSON.stringify([tag, ...own.sort(([a], [b]) => (a < b ? -1 : 1))]);
};
