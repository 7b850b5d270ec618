import type { Start } from './rendered.ts';

/**
 * The version of the contract. The release tool refuses releases that were built for another
 * version.
 */
export const CONTRACT_VERSION = 2;

export interface SectionManifest {
  /**
   * The name in lower case. The folder is `mf-<name>`, and styles are scoped to
   * `[data-section="<name>"]`.
   */
  name: string;
  contract: number;
  /** Patterns of URLs, such as `/news` and `/news/:slug`, without a trailing slash. */
  routes: readonly string[];
  elements: readonly string[];
  /** Elements that contain only text and links. No script contains the views of these elements. */
  staticElements?: readonly string[];
  /** Keys in the visitor's storage. Each begins with `ringside:`. */
  storageKeys: readonly string[];
  /**
   * The stored values that other sections may read, by key without `ringside:`, such as
   * `checkout:cart`.
   */
  states?: Readonly<Record<string, StateFacts>>;
  /** When the islands of a route or tag start, if they start without a visitor's interaction. */
  starts?: Readonly<Record<string, Exclude<Start, 'intent'>>>;
  /**
   * Tags and routes of sections that are not on the site yet. Until then, a tag shows its own
   * content, and a link leads nowhere.
   */
  awaits?: readonly string[];
}

export interface StateFacts {
  description: string;
  /** The type of the value, in TypeScript's notation. */
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

/** Modules that older readers of contract 2 do not know. */
export type LaterModule = 'fragments';

export interface ReleasedModule {
  file: string;
  imports: readonly string[];
}

export interface Release extends SectionManifest {
  id: string;
  /**
   * The elements whose attributes its views may change, or that its views may show after an
   * interaction. A build finds these in the client module.
   */
  fragments?: readonly string[];
  /** Only the shell has this script, which loads the runtime. */
  boot?: string;
  /**
   * A section has the modules `client` (its views and their single-spa lifecycles) and `embed`
   * (what partners' pages need in addition). The other modules are the shell's.
   */
  modules: Readonly<Partial<Record<ClientModule, ReleasedModule>>>;
  /** Modules that were added to contract 2 later. Only the shell has some. */
  laterModules?: Readonly<Partial<Record<LaterModule, ReleasedModule>>>;
  style: string;
  server?: string;
  table: string;
  embeds: Readonly<Record<string, string>>;
  descriptions: string;
  files: Readonly<Record<string, ReleasedFile>>;
}
