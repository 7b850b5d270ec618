import type { Attributes } from './sectionFacts.ts';

/** Data that survives `JSON.stringify` and back, unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The contents of a page's head. Compose writes the tags. */
export interface PageHead {
  /** Without the site's name; compose adds it. */
  title: string;
  /** 120 to 155 characters read well in a search result. */
  description: string;
  keywords?: readonly string[];
  /** The day on which the content last changed, YYYY-MM-DD, if it is known. The sitemap has it. */
  modified?: string;
  /** Set on articles; adds their social-share tags. */
  article?: { publishedTime: string; author: string; section: string };
  /** Picture for social cards, 1200×630, with its URL from the site's root. */
  image?: { src: string; alt: string };
  /** JSON-LD objects. They may only describe what the page shows. */
  structuredData?: readonly Json[];
}

/**
 * In rendered HTML, the id of the view's own island. Composing replaces it by the island's id in the page, such as `r1`; the browser
 * hydrates the view with that id as React's `identifierPrefix`. It can be part of an `id` and of a selector.
 */
export const ROOT_PLACEHOLDER = 'r0ringside-island0r';

/** In the files of a release, the site's public URL, which only composing knows. RFC 2606 reserves its domain, so it has no other use. */
export const ORIGIN_PLACEHOLDER = 'https://origin.ringside.invalid';

/** A view as the build rendered it. */
export interface RenderedView {
  /** With {@link ROOT_PLACEHOLDER} in the place of its island's id. */
  html: string;
  /** The props with which the browser hydrates it. Absent if it has no control, and needs no script. */
  data?: Json;
}

/** A page as the build rendered it. */
export interface RenderedPage extends RenderedView {
  /** The name of the section's page component that shows it. */
  page: string;
  head: PageHead;
  /** Further sources for the policy's `frame-src`, besides the video player. */
  frameSources?: readonly "'self'"[];
  /** 404 for a section's own "not found" page. */
  status?: 404;
}

/**
 * Everything that a section shows. Rendered pages and elements are stored in shards, files of pairs of a key and what was rendered: a path
 * with a {@link RenderedPage}, or a {@link variantKey} with a {@link RenderedView}. One changed page changes one shard, and a page whose hash is known need not be
 * read.
 */
export interface ReleaseTable {
  /** The shards, from the site's root. */
  parts: readonly string[];
  /** Each page's path, the hash of what was rendered, and the index of its shard, in the order of the shards. */
  pages: readonly (readonly [path: string, hash: string, part: number])[];
  /** Each element's tag and a set of attributes that it can have, then as for pages. The value `*` stands for all that are not listed. */
  elements: readonly (readonly [tag: string, attributes: Attributes, hash: string, part: number])[];
  /** The sets of attributes that each element offers to partners. */
  choices: Readonly<Record<string, readonly Attributes[]>>;
  /** Text files at fixed URLs, such as `feed.xml`, by their path from the site's root; each with the released file that contains it. */
  files: Readonly<Record<string, string>>;
  /** Data for other sections' widgets, by tag. It is written into their embed files. */
  widgetData: Readonly<Record<string, Json>>;
}

/** One React root of a composed page, as listed in the page's data. */
export type PageRoot =
  | { id: string; section: string; page: string; data: Json }
  | { id: string; section: string; element: string; data: Json };

/** The key in {@link PageData.modules} of the module that makes countdowns live. */
export const COUNTDOWN = 'shell/countdown';

/**
 * The key in {@link PageData.modules} of the module that a root needs. A section's pages and its elements are separate
 * modules.
 */
export const moduleKey = (root: PageRoot): `${string}/${'pages' | 'elements' | 'countdown'}` =>
  `${root.section}/${'element' in root ? 'elements' : 'pages'}`;

/** A module and everything it imports, each with its integrity. */
export interface ModuleAddress {
  href: string;
  integrity?: string;
  /** Absent if it imports nothing: every page lists the router, and the home page has few bytes left in its budget. */
  imports?: readonly { href: string; integrity?: string }[];
  /** The module's full stylesheet. The page itself contains only the rules that its HTML uses. */
  style?: StyleAddress;
}

export interface StyleAddress {
  href: string;
  integrity?: string;
}

/** The data in a composed page's `<script type="application/json" id="ringside-page">`. */
export interface PageData {
  path: string;
  /** The section that owns the page; `shell` for the shell's own pages. */
  owner: string;
  roots: readonly PageRoot[];
  /** The client modules that this page's roots need, by {@link moduleKey}, and its countdowns. */
  modules: Readonly<Record<string, ModuleAddress>>;
  /** The shell's runtime, loaded after the page. */
  runtime: ModuleAddress;
  /** single-spa, loaded with the first view of a page that a visitor is about to use. */
  router: ModuleAddress;
  /** How visits are measured. Absent where nothing is. */
  measure?: {
    /** The share of visits in percent. */
    share: number;
    /** The pattern of the page's path, such as `/news/:slug`, unless it is the path itself. */
    pattern?: string;
  };
  /** The full stylesheets of sections with only static elements on the page, which load no module. */
  styles?: readonly StyleAddress[];
}

/** The id of the script element that contains {@link PageData}. */
export const PAGE_DATA_ID = 'ringside-page';
