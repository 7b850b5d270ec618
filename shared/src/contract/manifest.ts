/** The version of this contract. Compose refuses releases built for another version. */
export const CONTRACT_VERSION = 2;

export interface SectionManifest {
  /** Lower-case name: the folder is `mf-<name>`, styles are scoped to `[data-section="<name>"]`. */
  name: string;
  contract: number;
  /** Address patterns the section owns, such as `/news` and `/news/:slug`. No trailing slash. */
  routes: readonly string[];
  elements: readonly string[];
  /**
   * Elements that contain only text and links. They are complete when prerendered, so no script is loaded for them and
   * no script contains their views.
   */
  staticElements?: readonly string[];
  /** Keys that the section uses in the visitor's storage, all starting with `ringside:`. */
  storageKeys: readonly string[];
}

export interface ReleasedFile {
  /** Subresource integrity of the bytes, `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** The use of a client module. */
export type ClientModule = 'client' | 'embed' | 'runtime' | 'router' | 'countdown' | 'newsletter' | 'frame';

export interface ReleasedModule {
  file: string;
  imports: readonly string[];
}

export interface Release extends SectionManifest {
  id: string;
  /** Shell only: the module that loads after a page is painted, and then loads the runtime. */
  boot?: string;
  /**
   * The client modules. A section has one, `client`: its views, and the single-spa lifecycles that mount them. `embed` adds
   * what partners' pages need. The shell has its `runtime`, the `router` (single-spa) for the first island, its widgets for pages that show
   * them, a `client` for the pages for partners, and `frame` for pages inside iframes.
   */
  modules: Readonly<Partial<Record<ClientModule, ReleasedModule>>>;
  style: string;
  /** Shell only: `server.js`, the code that composing runs, {@link ShellServer}. */
  server?: string;
  /** The table of everything that the section shows, {@link ReleaseTable}. */
  table: string;
  embeds: Readonly<Record<string, string>>;
  descriptions: string;
  files: Readonly<Record<string, ReleasedFile>>;
}
