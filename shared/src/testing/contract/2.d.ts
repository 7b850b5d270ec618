/**
 * Contract 2 as it was released: `src/contract` without comments. Never change it. compatibility.test.ts compares today's
 * types with it, and docs/contract.md has the rule.
 */
export declare const CATALOGUE_PAGES: readonly string[];
export type Catalogue = {
  origin: string;
  files: Readonly<Record<string, CatalogueFile>>;
  elements: readonly CatalogueElement[];
};
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
export type CatalogueElement = {
  tag: string;
  file: string;
  description: string;
  attributes: readonly CatalogueAttribute[];
  properties: readonly CatalogueProperty[];
  policy: readonly CatalogueDirective[];
  choices?: readonly Attributes[];
  routes?: readonly string[];
  data?: Json;
};
export type ElementDocs = {
  interface: string;
  events: readonly {
    name: string;
    type: string;
    description: string;
  }[];
  slots: readonly {
    name: string;
    description: string;
  }[];
  parts: readonly {
    name: string;
    description: string;
  }[];
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
  source: string;
  when?: {
    attribute: string;
    values?: readonly string[];
  };
  description: string;
};
export interface EmbedFacts {
  release: string;
  origin: string;
  data?: unknown;
}
export declare const CONTRACT_VERSION = 2;
export interface SectionManifest {
  name: string;
  contract: number;
  routes: readonly string[];
  elements: readonly string[];
  staticElements?: readonly string[];
  storageKeys: readonly string[];
}
export interface ReleasedFile {
  integrity: string;
  bytes: number;
}
export type ClientModule =
  | 'client'
  | 'embed'
  | 'runtime'
  | 'router'
  | 'countdown'
  | 'newsletter'
  | 'frame';
export interface ReleasedModule {
  file: string;
  imports: readonly string[];
}
export interface Release extends SectionManifest {
  id: string;
  boot?: string;
  modules: Readonly<Partial<Record<ClientModule, ReleasedModule>>>;
  style: string;
  server?: string;
  table: string;
  embeds: Readonly<Record<string, string>>;
  descriptions: string;
  files: Readonly<Record<string, ReleasedFile>>;
}
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {
      readonly [key: string]: Json;
    };
export interface PageHead {
  title: string;
  description: string;
  keywords?: readonly string[];
  modified?: string;
  article?: {
    publishedTime: string;
    author: string;
    section: string;
  };
  image?: {
    src: string;
    alt: string;
  };
  structuredData?: readonly Json[];
}
export declare const ROOT_PLACEHOLDER = 'r0ringside-island0r';
export declare const ORIGIN_PLACEHOLDER = 'https://origin.ringside.invalid';
export interface RenderedView {
  html: string;
  data?: Json;
}
export interface RenderedPage extends RenderedView {
  page: string;
  head: PageHead;
  frameSources?: readonly "'self'"[];
  status?: 404;
}
export interface ReleaseTable {
  parts: readonly string[];
  pages: readonly (readonly [path: string, part: number])[];
  elements: readonly (readonly [tag: string, attributes: Attributes, part: number])[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  files: Readonly<Record<string, string>>;
  widgetData: Readonly<Record<string, Json>>;
}
export type PageRoot =
  | {
      id: string;
      section: string;
      page: string;
      data: Json;
    }
  | {
      id: string;
      section: string;
      element: string;
      data: Json;
    };
export declare const WIDGETS: readonly ['countdown', 'newsletter'];
export declare const moduleKey: (root: PageRoot) => `${string}/${'pages' | 'elements'}`;
export interface ModuleAddress {
  href: string;
  integrity?: string;
  imports?: readonly {
    href: string;
    integrity?: string;
  }[];
  style?: StyleAddress;
}
export interface StyleAddress {
  href: string;
  integrity?: string;
}
export interface PageData {
  path: string;
  owner: string;
  roots: readonly PageRoot[];
  modules: Readonly<Record<string, ModuleAddress>>;
  runtime: ModuleAddress;
  router: ModuleAddress;
  measure?: {
    share: number;
    pattern?: string;
  };
  styles?: readonly StyleAddress[];
}
export declare const PAGE_DATA_ID = 'ringside-page';
export type PictureData = {
  alt: string;
  width: number;
  height: number;
  avif: string;
  src: string;
};
export type Attributes = Readonly<Record<string, string>>;
export type SectionFacts = {
  section: string;
  routes: readonly string[];
  choices: Readonly<Record<string, readonly Attributes[]>>;
  module: ModuleAddress;
};
export declare function fragmentPath(tag: string, attributes: Attributes): string;
export declare const variantKey: (tag: string, attributes: Attributes) => string;
export interface Frame {
  head: string;
  render(path: string): {
    before: string;
    after: string;
  };
  regions: string;
  card?: PageHead['image'];
}
export interface ShellServer {
  frame: Frame;
  firstScript: string;
  security?: {
    contact: string;
    expires: string;
  };
  inspector?: string;
  renderElement(tag: string, attributes: Attributes): RenderedView;
  cardHtml?(
    origin: string,
    path: string,
    title: string,
    events?: number,
  ): {
    html: string;
    height: number;
  };
  partnerPages?(
    catalogue: Catalogue,
    reference: ElementReference,
  ): Promise<Readonly<Record<string, RenderedPage>>>;
}
export declare const NOTICE_MS = 5000;
export interface Notice {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}
export interface ToastService {
  show(notice: Notice): void;
}
export interface StorageService {
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
}
export interface Services {
  toast: ToastService;
  storage: StorageService;
}
export interface RingsideEvents {
  'ringside:notice': CustomEvent<Notice>;
  'ringside:ready': CustomEvent<{
    section: string;
  }>;
  'ringside:subscribe': CustomEvent<{
    email: string;
  }>;
  'ringside:navigate': CustomEvent<{
    path: string;
  }>;
  'ringside:section-error': CustomEvent<{
    section: string;
    phase: SectionPhase;
    error: unknown;
  }>;
}
export type SectionPhase = 'load' | 'style' | 'mount' | 'render' | 'event' | 'unmount';
export declare function send<Name extends keyof RingsideEvents>(
  target: EventTarget,
  name: Name,
  detail: RingsideEvents[Name]['detail'],
): boolean;
