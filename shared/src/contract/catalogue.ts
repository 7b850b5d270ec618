import type { Json } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/**
 * Pages that composing makes from the {@link Catalogue}: the page for partners, and the page that
 * shows an element in an iframe.
 */
export const CATALOGUE_PAGES: readonly string[] = ['/embed', '/embed/frame'];

/** A type, because TypeScript does not accept an interface as {@link Json}. */
export type Catalogue = {
  origin: string;
  files: Readonly<Record<string, CatalogueFile>>;
  elements: readonly CatalogueElement[];
};

/** An entry of `/embed/index.json`. All sizes are in bytes. */
export type CatalogueFile = {
  name: string;
  release: string;
  /**
   * The URL of the latest file. The field has this name in catalogues that sites have published.
   */
  evergreen: string;
  /** The URL of this release's file, which never changes. */
  pinned: string;
  integrity: string;
  bytes: number;
  gzip: number;
  brotli: number;
};

export type CatalogueElement = {
  tag: string;
  file: string;
  description: string;
  attributes: readonly CatalogueAttribute[];
  properties: readonly CatalogueProperty[];
  policy: readonly CatalogueDirective[];
  choices?: readonly Attributes[];
  /** The height of one item in pixels, or 0 for a part of a line of text. */
  itemHeight?: number;
  /** The routes of a section. An element without the attribute `path` shows the first route. */
  routes?: readonly string[];
  data?: Json;
};

export type ElementDocs = {
  interface: string;
  events: readonly { name: string; type: string; description: string }[];
  slots: readonly { name: string; description: string }[];
  parts: readonly { name: string; description: string }[];
  accessibility: readonly string[];
};

export type ElementReference = {
  docs: Readonly<Record<string, ElementDocs>>;
  files: readonly string[];
};

export type CatalogueAttribute = {
  name: string;
  description: string;
  type: string;
  default?: string;
};

export type CatalogueProperty = {
  name: string;
  description: string;
  syntax?: string;
  default?: string;
};

export type CatalogueDirective = {
  directive: string;
  /**
   * The source to allow. ORIGIN stands for the site's origin, `@action` for the origin of the
   * attribute `action`.
   */
  source: string;
  /**
   * If present, the page needs the source only when the attribute has one of these values, or,
   * without `values`, any value.
   */
  when?: { attribute: string; values?: readonly string[] };
  description: string;
};
