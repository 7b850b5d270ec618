import type { Json, PageHead } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * In rendered HTML, the id of the view's own island. Composing replaces it by the island's id in the page, such as `r1`; the browser
 * hydrates the view with that id as React's `identifierPrefix`. It can be part of an `id` and of a selector.
 */
export const ROOT_PLACEHOLDER = 'r0ringside-island0r';

/** In the files of a release, the site's public URL, which only composing knows. RFC 2606 reserves its domain, so it has no other use. */
export const ORIGIN_PLACEHOLDER = 'https://origin.ringside.invalid';

export interface RenderedView {
  /** With {@link ROOT_PLACEHOLDER} in the place of its island's id. */
  html: string;
  /** The props with which the browser hydrates it. Absent if it has no control, and needs no script. */
  data?: Json;
}

export interface RenderedPage extends RenderedView {
  page: string;
  head: PageHead;
  frameSources?: readonly "'self'"[];
  /** 404 for a section's own "not found" page. */
  status?: 404;
}

/**
 * Everything that a section shows. Rendered pages and elements are stored in shards, files of pairs of a key and what was rendered: a path
 * with a {@link RenderedPage}, or a {@link variantKey} with a {@link RenderedView}. One changed page changes one shard, and a shard that is known need not be
 * read.
 */
export interface ReleaseTable {
  parts: readonly string[];
  /** Each page's path and the index of its shard, in the order of the shards. */
  pages: readonly (readonly [path: string, part: number])[];
  /** Each element's tag, a set of attributes that it can have, and the index of its shard. The value `*` stands for all that are not listed. */
  elements: readonly (readonly [tag: string, attributes: Attributes, part: number])[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /** Text files at fixed URLs, such as `feed.xml`, by their path from the site's root; each with the released file that contains it. */
  files: Readonly<Record<string, string>>;
  /** Data for other sections' widgets, by tag. It is written into their embed files. */
  widgetData: Readonly<Record<string, Json>>;
}

/** Attributes that any element may have. They have no meaning for ours. */
const GLOBAL = /^(?:id|class|slot|hidden|lang|dir|role|data-.+|aria-.+)$/;

/** An element and its attributes as text: the same text means the same content. */
export const variantKey = (tag: string, attributes: Attributes): string =>
  JSON.stringify([
    tag,
    ...Object.entries(attributes)
      .filter(([name]) => !GLOBAL.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
