/** Data that survives `JSON.stringify` and back, unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the head of a page says. Compose writes the tags. */
export interface PageHead {
  /** Without the site's name; compose adds it. */
  title: string;
  /** 120 to 155 characters read well in a search result. */
  description: string;
  keywords?: readonly string[];
  /** Set on articles: adds the social-share tags of an article. */
  article?: { publishedTime: string; author: string; section: string };
  /** Picture for social cards, address from the site's root, 1200×630. */
  image?: { src: string; alt: string };
  /** JSON-LD objects, saying only what the page shows. */
  structuredData?: readonly Json[];
}

/** A page's data, ready to be rendered: on the server now, in the browser when it hydrates. */
export interface LoadedPage {
  /** Which of the section's page components shows it. */
  page: string;
  data: Json;
  /**
   * Props that only the server's render gets, such as an article's HTML: they stay out of the page's JSON. Show them
   * with `ServerHtml`, which leaves the prerendered nodes alone in the browser.
   */
  serverOnly?: { readonly [prop: string]: Json };
  head: PageHead;
  /** What the page's frames may show besides the players of videos, as its policy's `frame-src` has it. */
  frameSources?: readonly "'self'"[];
  /** 404 for a section's own "not found" page. */
  status?: 404;
}

/**
 * The pages of a release. Their data lies in parts, files of `[path, page]` pairs, so that one changed page is one
 * changed part, and a page whose hash is known need not be read.
 */
export interface PageTable {
  /** Addresses of the parts from the site's root. */
  parts: readonly string[];
  /** Each page's path, the hash of its data, and the number of its part, in the order of the parts. */
  pages: readonly (readonly [path: string, hash: string, part: number])[];
}

/** One React root of a composed page, as the page tells the browser. */
export type PageRoot =
  | { id: string; section: string; page: string; data: Json }
  | { id: string; section: string; element: string; data: Json };

/** Which of {@link PageData.modules} a root needs: a section's pages and its elements are loaded apart. */
export const moduleKey = (root: PageRoot): `${string}/${'pages' | 'elements'}` =>
  `${root.section}/${'element' in root ? 'elements' : 'pages'}`;

/** A module with what it imports, and the integrity of each. */
export interface ModuleAddress {
  href: string;
  integrity?: string;
  imports: readonly { href: string; integrity?: string }[];
  /** The whole stylesheet of the module; the page itself carries only what its HTML uses. */
  style?: StyleAddress;
}

export interface StyleAddress {
  href: string;
  integrity?: string;
}

/** What a composed page carries in `<script type="application/json" id="ringside-page">`. */
export interface PageData {
  path: string;
  /** The section that owns the page; the shell's own pages have `shell`. */
  owner: string;
  roots: readonly PageRoot[];
  /** The client modules that this page's roots need, by {@link moduleKey}. */
  modules: Readonly<Record<string, ModuleAddress>>;
  /** The shell's runtime, loaded after the page. */
  runtime: ModuleAddress;
  /** The shell's router, loaded for the first navigation. */
  router: ModuleAddress;
  /** The whole stylesheets of sections that stand here without a module: text and links need none. */
  styles?: readonly StyleAddress[];
}

/** The id of the script element that holds {@link PageData}. */
export const PAGE_DATA_ID = 'ringside-page';
