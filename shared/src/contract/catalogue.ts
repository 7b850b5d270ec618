import type { Json } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/** Pages of the shell that compose gives the {@link Catalogue}, as `data.catalogue`: the builder, and an element in a frame. */
export const CATALOGUE_PAGES: readonly string[] = ['/embed', '/embed/frame'];

/** What partners can have of the site. All are types, not interfaces: only a type is {@link Json}. */
export type Catalogue = {
  /** Where the site lives. */
  origin: string;
  /** Embed files by their name. */
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

/** One element, as its JSDoc and its section describe it. */
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
  /** Sections: address patterns of their pages, the one shown without `path` first. */
  routes?: readonly string[];
  /** Sections: some of their pages. */
  pages?: readonly string[];
  /** Widgets: what a section gives for them. */
  data?: Json;
};

export type CatalogueAttribute = {
  name: string;
  description: string;
  /** As TypeScript says it. */
  type: string;
  default?: string;
};

/** A custom property that a partner's style sets. */
export type CatalogueProperty = {
  name: string;
  description: string;
  /** As `@property` says it, such as `<color>`. */
  syntax?: string;
  default?: string;
};

/** A source that a partner's `Content-Security-Policy` has to allow. */
export type CatalogueDirective = {
  directive: string;
  /** ORIGIN stands for the site's, `@action` for that of the address in the attribute `action`. */
  source: string;
  /** Needed only when an attribute has one of these values, or any. */
  when?: { attribute: string; values?: readonly string[] };
  /** What needs it. */
  description: string;
};
