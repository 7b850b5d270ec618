import type { Json } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * The shell's pages that are made from the {@link Catalogue}, when composing: the page for partners, and the page that shows an
 * element in an iframe.
 */
export const CATALOGUE_PAGES: readonly string[] = ['/embed', '/embed/frame'];

/**
 * Everything that the site offers to partners. All are types, not interfaces, because only a type is assignable to {@link Json}.
 */
export type Catalogue = {
  /** The site's public URL. */
  origin: string;
  /** Embed files by name. */
  files: Readonly<Record<string, CatalogueFile>>;
  elements: readonly CatalogueElement[];
};

/** An entry of `/embed/index.json`. Sizes in bytes. */
export type CatalogueFile = {
  name: string;
  release: string;
  evergreen: string;
  pinned: string;
  integrity: string;
  bytes: number;
  gzip: number;
  brotli: number;
};

/** An element as described by its JSDoc and its section. */
export type CatalogueElement = {
  tag: string;
  /** The embed file that defines it. */
  file: string;
  description: string;
  attributes: readonly CatalogueAttribute[];
  /** Its `--ringside-*` properties. */
  properties: readonly CatalogueProperty[];
  policy: readonly CatalogueDirective[];
  /** Fragments: the sets of attributes that have a page. */
  choices?: readonly Attributes[];
  /** Sections: URL patterns of their pages. The first is shown without `path`. */
  routes?: readonly string[];
  /** Widgets: the data that a section provides for them. */
  data?: Json;
};

/** Further parts of an element's reference. */
export type ElementDocs = {
  /** Its interface in the types that partners can use. */
  interface: string;
  events: readonly { name: string; type: string; description: string }[];
  /** The default slot has an empty name. */
  slots: readonly { name: string; description: string }[];
  parts: readonly { name: string; description: string }[];
  /** Promises to people who use assistive technology. */
  accessibility: readonly string[];
};

/** The data of the pages about elements: each element's description by its tag, and the URLs of files for tools. */
export type ElementReference = {
  docs: Readonly<Record<string, ElementDocs>>;
  files: readonly string[];
};

export type CatalogueAttribute = {
  name: string;
  description: string;
  /** The type in TypeScript. */
  type: string;
  default?: string;
};

/** A custom property that partners can set. */
export type CatalogueProperty = {
  name: string;
  description: string;
  /** The syntax as in `@property`, such as `<color>`. */
  syntax?: string;
  default?: string;
};

/** A source that a partner's `Content-Security-Policy` must allow. */
export type CatalogueDirective = {
  directive: string;
  /** ORIGIN is replaced by the site's origin, `@action` by the origin of the URL in the attribute `action`. */
  source: string;
  /** Needed only when an attribute has one of these values, or any value. */
  when?: { attribute: string; values?: readonly string[] };
  /** The use of the source. */
  description: string;
};
