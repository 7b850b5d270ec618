/** The version of this contract. Compose refuses a release built against another one. */
export const CONTRACT_VERSION = 1;

/** What a section says about itself, in its `manifest.ts`; it travels in every release. */
export interface SectionManifest {
  /** Lower-case name: the folder is `mf-<name>`, styles are scoped to `[data-section="<name>"]`. */
  name: string;
  contract: number;
  /** Address patterns the section owns, such as `/news` and `/news/:slug`. No trailing slash. */
  routes: readonly string[];
  /** Custom element tags of the section's fragments, all starting with `ringside-`. */
  elements: readonly string[];
  /**
   * Those of `elements` that are text and links only. Prerendered they are complete, so no script is loaded for them, and
   * their views (`staticElements.ts`) are in none.
   */
  staticElements?: readonly string[];
  /** Keys the section keeps in the visitor's storage, all starting with `ringside:`. */
  storageKeys: readonly string[];
}

/** Declares a section; exists so that a mistake is a type error in `manifest.ts` itself. */
export function defineManifest(manifest: SectionManifest): SectionManifest {
  return manifest;
}

/** One released file, by its address relative to the site's root. */
export interface ReleasedFile {
  /** Subresource integrity of the bytes, `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** What a client module is for. */
export type ClientModule = 'pages' | 'elements' | 'embed' | 'runtime' | 'router' | 'frame';

/** A client module, by its released file. */
export interface ReleasedModule {
  file: string;
  /** Modules it imports, direct and indirect, React's shared file included. */
  imports: readonly string[];
}

/** `release.json`: one immutable build of a section. */
export interface Release extends SectionManifest {
  /** Content hash of everything below. */
  id: string;
  /**
   * Hash of the code that renders, content left out: a page whose data and code are the same is not rendered again.
   * Content is what lies in `src/content/` and `src/pictures/`. The shell's pages import theirs, so its hash is that of all of `server`.
   */
  code: string;
  /** Shell only: the module that comes once a page is painted, and brings the runtime. */
  boot?: string;
  /**
   * The client modules. A section has its `pages` (single-spa lifecycles) apart from its `elements`, so that a page loads
   * what its own roots need, and an `embed` module with both for pages that are not ours; the shell has its `runtime`,
   * the `router` for the first navigation, `pages` for the builder, and `frame` for pages in frames.
   */
  modules: Readonly<Partial<Record<ClientModule, ReleasedModule>>>;
  /** The section's stylesheet, relative to the site's root. */
  style: string;
  /** `server.js`: renders its pages and elements. */
  server: string;
  /** The table of the section's pages, {@link PageTable}. */
  pageTable: string;
  /** What elements and files are made from, if the section keeps that apart from its code. */
  content?: string;
  /** Scripts that embed files are made of, by their name. */
  embeds: Readonly<Record<string, string>>;
  /** What its elements say of themselves, for `custom-elements.json`. */
  descriptions?: string;
  /** Every file of the release, pictures included. */
  files: Readonly<Record<string, ReleasedFile>>;
}
