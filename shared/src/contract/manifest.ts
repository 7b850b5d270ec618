import type { Start } from './rendered.ts';

/** The release tool refuses releases that were built for another version. */
export const CONTRACT_VERSION = 2;

export interface SectionManifest {
  /** Lower-case name: the folder is `mf-<name>`, styles are scoped to `[data-section="<name>"]`. */
  name: string;
  contract: number;
  /** URL patterns, such as `/news` and `/news/:slug`, without a trailing slash. */
  routes: readonly string[];
  elements: readonly string[];
  /** Elements with only text and links. No script contains their views. */
  staticElements?: readonly string[];
  /** Keys in the visitor's storage, all starting with `ringside:`. */
  storageKeys: readonly string[];
  /** What other sections may read of them, by key without `ringside:`, such as `checkout:cart`. */
  states?: Readonly<Record<string, StateFacts>>;
  /** What starts by itself, by route or tag. */
  starts?: Readonly<Record<string, Exclude<Start, 'intent'>>>;
  /** Tags and routes of sections that are still to come. Until then a tag shows its own content, and a link leads nowhere. */
  awaits?: readonly string[];
}

export interface StateFacts {
  description: string;
  /** The TypeScript of its value. */
  type: string;
}

export interface ReleasedFile {
  /** `sha256-…` */
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

/** Older readers of contract 2 do not know these modules. */
export type LaterModule = 'fragments';

export interface ReleasedModule {
  file: string;
  imports: readonly string[];
}

export interface Release extends SectionManifest {
  id: string;
  /** The elements that its views may change, or show after an interaction. A build finds them in the client module. */
  fragments?: readonly string[];
  /** Shell only: it loads the runtime. */
  boot?: string;
  /**
   * A section has `client`: its views and their single-spa lifecycles. `embed` adds what partners' pages need. The
   * others are the shell's.
   */
  modules: Readonly<Partial<Record<ClientModule, ReleasedModule>>>;
  /** Modules that contract 2 got later. The shell's are here, too. */
  laterModules?: Readonly<Partial<Record<LaterModule, ReleasedModule>>>;
  style: string;
  server?: string;
  table: string;
  embeds: Readonly<Record<string, string>>;
  descriptions: string;
  files: Readonly<Record<string, ReleasedFile>>;
}
