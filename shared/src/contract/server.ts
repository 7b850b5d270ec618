import type { SectionManifest } from './manifest.ts';
import type { Json, LoadedPage } from './page.ts';

/** What a section's `server.js` exports. Every function is pure: same arguments, same result. */
export interface SectionServer {
  manifest: SectionManifest;
  /** Every address the section has a page for; `/news/404` stands for "not found below /news". */
  paths(): readonly string[];
  /** A page's data and head, or undefined when there is no such page. */
  load(path: string): LoadedPage | undefined;
  /** The page as HTML, to be hydrated under the same `rootId`. */
  render(page: LoadedPage, rootId: string): string;
  /**
   * A fragment's data for these attributes.
   * @throws when the tag is not the section's or an attribute does not fit.
   */
  loadElement(tag: string, attributes: Readonly<Record<string, string>>): Json;
  renderElement(tag: string, data: Json, rootId: string): string;
  /**
   * Text files at fixed addresses besides pages, such as `feed.xml`, by their path from the site's root.
   *
   * @param origin where the site lives, such as `https://ringside.example`
   */
  files?(origin: string): Readonly<Record<string, string>>;
  /** Data for widgets of others, by their tag; it travels inside their embed file. */
  widgetData?(): Readonly<Record<string, Json>>;
}

/** What composing needs of the shell besides its own pages. */
export interface Frame {
  /** Head tags that every page has, such as icons. */
  head: string;
  /** Everything around `main`: skip link, header, footer, live regions. */
  render(path: string): { before: string; after: string };
}

/** What the shell's `server.js` exports. */
export interface ShellServer extends SectionServer {
  frame: Frame;
}
