export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export interface PageHead {
  title: string;
  /** A description of 120 to 155 characters reads well in a search result. */
  description: string;
  keywords?: readonly string[];
  /** The day on which the content last changed, as YYYY-MM-DD. The sitemap lists it. */
  modified?: string;
  /** The values of an article's social tags. */
  article?: { publishedTime: string; author: string; section: string };
  /** The picture for social cards, 1200 by 630 pixels. Its URL begins at the site's root. */
  image?: { src: string; alt: string };
  /** JSON-LD, which may only describe what the page shows. */
  structuredData?: readonly Json[];
}

/**
 * A picture with URLs that begin at the site's root. A type, because TypeScript does not accept an
 * interface as {@link Json}.
 */
export type PictureData = {
  alt: string;
  /** Width and height are in pixels. */
  width: number;
  height: number;
  avif: string;
  src: string;
};

export type PageRoot =
  | { id: string; section: string; page: string; data: Json }
  | { id: string; section: string; element: string; data: Json };

/**
 * The shell's widgets. The modules of a widget have the key `shell/<name>` in {@link
 * PageData.modules}.
 */
export const WIDGETS = ['countdown', 'newsletter'] as const;

/**
 * Returns the key of an island's module. Both keys of a section lead to the same client module,
 * because pinned embed files read both.
 */
export const moduleKey = (root: PageRoot): `${string}/${'pages' | 'elements'}` =>
  `${root.section}/${'element' in root ? 'elements' : 'pages'}`;

export interface ModuleAddress {
  href: string;
  integrity?: string;
  /**
   * The modules that this module imports. The field is absent if there are none. The module of the
   * islands is not listed, because every page lists it itself.
   */
  imports?: readonly { href: string; integrity?: string }[];
  /** The full stylesheet. A page itself contains only the rules that its HTML uses. */
  style?: StyleAddress;
}

export interface StyleAddress {
  href: string;
  integrity?: string;
}

/** The data that a composed page contains for the runtime. */
export interface PageData {
  path: string;
  owner: string;
  roots: readonly PageRoot[];
  /** The islands of the header and the footer. A soft navigation keeps them. */
  layout?: readonly PageRoot[];
  /**
   * The modules by {@link moduleKey}. Widgets of the page are included, and also `shell/fragments`
   * if a fragment may change or an island starts by itself.
   */
  modules: Readonly<Record<string, ModuleAddress>>;
  runtime: ModuleAddress;
  /**
   * The module with the code of islands, and with single-spa. The field has this name in pages that
   * sites have published.
   */
  router: ModuleAddress;
  /** How visits are measured. The field is absent if this site does not measure visits. */
  measure?: {
    share: number;
    /**
     * The route of the page, such as `/news/:slug`. The field is absent if the route is the path
     * itself.
     */
    pattern?: string;
  };
  /**
   * The stylesheets of sections that have only static elements on the page, and so load no module.
   */
  styles?: readonly StyleAddress[];
  /**
   * The URLs of the files with all variants of an element, by tag. Only elements are listed that
   * may change or appear on the page.
   */
  fragments?: Readonly<Record<string, string>>;
}

export const PAGE_DATA_ID = 'ringside-page';
