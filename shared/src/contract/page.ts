export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export interface PageHead {
  title: string;
  /** 120 to 155 characters read well in a search result. */
  description: string;
  keywords?: readonly string[];
  /** The day on which the content last changed, YYYY-MM-DD, for the sitemap. */
  modified?: string;
  /** What the social-share tags of an article say. */
  article?: { publishedTime: string; author: string; section: string };
  /** A picture for social cards, of 1200×630 px, with its URL from the site's root. */
  image?: { src: string; alt: string };
  /** JSON-LD. It may only describe what the page shows. */
  structuredData?: readonly Json[];
}

/** URLs are relative to the site's root. Only a type is assignable to {@link Json}. */
export type PictureData = {
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  avif: string;
  src: string;
};

export type PageRoot =
  | { id: string; section: string; page: string; data: Json }
  | { id: string; section: string; element: string; data: Json };

/** Their modules have the keys `shell/<name>` in {@link PageData.modules}. */
export const WIDGETS = ['countdown', 'newsletter'] as const;

/** Both keys name a section's client module: embed files that partners have pinned read both. */
export const moduleKey = (root: PageRoot): `${string}/${'pages' | 'elements'}` =>
  `${root.section}/${'element' in root ? 'elements' : 'pages'}`;

export interface ModuleAddress {
  href: string;
  integrity?: string;
  /** The modules that this one imports. The field is absent if there are none: every page lists the module of the islands itself. */
  imports?: readonly { href: string; integrity?: string }[];
  /** The full stylesheet. The page itself contains only the rules that its HTML uses. */
  style?: StyleAddress;
}

export interface StyleAddress {
  href: string;
  integrity?: string;
}

/** What a composed page carries as data. */
export interface PageData {
  path: string;
  owner: string;
  roots: readonly PageRoot[];
  /** Islands of the header and the footer, which stay when the next page is shown. */
  layout?: readonly PageRoot[];
  /**
   * The modules by {@link moduleKey}, with those of the page's {@link WIDGETS}, and `shell/fragments` if a fragment
   * may change or an island starts by itself.
   */
  modules: Readonly<Record<string, ModuleAddress>>;
  runtime: ModuleAddress;
  /** The module of single-spa. */
  /** The code of islands, with single-spa. Released pages call it so. */
  router: ModuleAddress;
  /** How visits are measured. The field is absent where they are not. */
  measure?: {
    share: number;
    /** The pattern of the path, such as `/news/:slug`, unless it is the path itself. */
    pattern?: string;
  };
  /** The stylesheets of sections with only static elements, which load no module. */
  styles?: readonly StyleAddress[];
  /** The URL of the file with all variants of each element that may change or appear on the page, by tag. */
  fragments?: Readonly<Record<string, string>>;
}

export const PAGE_DATA_ID = 'ringside-page';
