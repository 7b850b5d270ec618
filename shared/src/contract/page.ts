export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface PageHead {
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

export type PageRoot =
  | { id: string; section: string; page: string; data: Json }
  | { id: string; section: string; element: string; data: Json };

/** The shell's widgets. In {@link PageData.modules} their modules have the keys `shell/<name>`. */
export const WIDGETS = ['countdown', 'newsletter'] as const;

/**
 * The key in {@link PageData.modules} of the module that a root needs. Both keys of a section name its client module: embed files that
 * partners have pinned read both.
 */
export const moduleKey = (root: PageRoot): `${string}/${'pages' | 'elements'}` =>
  `${root.section}/${'element' in root ? 'elements' : 'pages'}`;

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
  /** The client modules that this page's roots need, by {@link moduleKey}, and its {@link WIDGETS}. */
  modules: Readonly<Record<string, ModuleAddress>>;
  runtime: ModuleAddress;
  /** single-spa, loaded with the first view of a page that a visitor is about to use. */
  router: ModuleAddress;
  /** How visits are measured. Absent where nothing is. */
  measure?: {
    share: number;
    /** The pattern of the page's path, such as `/news/:slug`, unless it is the path itself. */
    pattern?: string;
  };
  /** The full stylesheets of sections with only static elements on the page, which load no module. */
  styles?: readonly StyleAddress[];
}

/** The id of the script element that contains {@link PageData}. */
export const PAGE_DATA_ID = 'ringside-page';
