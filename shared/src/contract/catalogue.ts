import type { Json } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * The shell's pages that receive the {@link Catalogue} as `data.catalogue`: the builder, and the page that shows an
 * element in an iframe.
 */
export const CATALOGUE_PAGES: readonly string[] = ['/embed', '/embed/frame'];

/**
 * What partners can use of the site. All are types, not interfaces, because only a type is assignable to {@link Json}.
 */
export type Catalogue = {
  /** The site's public address. */
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
  /** Sections: address patterns of their pages. The first is shown without `path`. */
  routes?: readonly string[];
  /** Sections: some of their pages. */
  pages?: readonly string[];
  /** Widgets: the data that a section provides for them. */
  data?: Json;
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
  /** ORIGIN is replaced by the site's origin, `@action` by the origin of the address in the attribute `action`. */
  source: string;
  /** Needed only when an attribute has one of these values, or any value. */
  when?: { attribute: string; values?: readonly string[] };
  /** What the source is needed for. */
  description: string;
};
