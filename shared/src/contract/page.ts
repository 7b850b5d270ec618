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
  /** For social-share tags. */
  article?: { publishedTime: string; author: string; section: string };
  /** For social cards, 1200×630, with its URL from the site's root. */
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
  /** Absent if it imports nothing: every page lists the router. */
  imports?: readonly { href: string; integrity?: string }[];
  /** The full stylesheet. The page itself contains only the rules that its HTML uses. */
  style?: StyleAddress;
}

export interface StyleAddress {
  href: string;
  integrity?: string;
}

/** Of a composed page. */
export interface PageData {
  path: string;
  owner: string;
  roots: readonly PageRoot[];
  /** Islands of the header and the footer, which stay when the next page is shown. */
  layout?: readonly PageRoot[];
  /** By {@link moduleKey}, with the page's {@link WIDGETS}, and `shell/fragments` if one may change or starts by itself. */
  modules: Readonly<Record<string, ModuleAddress>>;
  runtime: ModuleAddress;
  /** single-spa. */
  router: ModuleAddress;
  /** Absent where visits are not measured. */
  measure?: {
    share: number;
    /** Of the path, such as `/news/:slug`, unless it is the path itself. */
    pattern?: string;
  };
  /** The stylesheets of sections with only static elements, which load no module. */
  styles?: readonly StyleAddress[];
  /** The URL of the file with all variants of each element that may change or appear on the page, by tag. */
  fragments?: Readonly<Record<string, string>>;
}

export const PAGE_DATA_ID = 'ringside-page';
