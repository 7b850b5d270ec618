import type { Catalogue } from './catalogue.ts';
import type { SectionManifest } from './manifest.ts';
import type { Json, LoadedPage } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/** What is needed of a section to show its data: a release's `server.js`. Every function is pure. */
export interface SectionRenderer {
  manifest: SectionManifest;
  /** The page as HTML, to be hydrated under the same `rootId`. */
  render(page: LoadedPage, rootId: string): string;
  /**
   * A fragment's data for these attributes.
   *
   * @param content what `content()` gave when the section was built
   * @throws when the tag is not the section's or an attribute does not fit.
   */
  loadElement(tag: string, attributes: Readonly<Record<string, string>>, content: unknown): Json;
  renderElement(tag: string, data: Json, rootId: string): string;
  /**
   * The sets of attributes that each element can have on partners' pages. Compose makes a page of each, so keep them few:
   * their number must not grow with the content.
   */
  elementChoices?(content: unknown): Readonly<Record<string, readonly Attributes[]>>;
  /**
   * Text files at fixed addresses besides pages, such as `feed.xml`, by their path from the site's root.
   *
   * @param origin where the site lives, such as `https://ringside.example`
   */
  files?(origin: string, content: unknown): Readonly<Record<string, string>>;
  /** Data for widgets of others, by their tag; it travels inside their embed file. */
  widgetData?(): Readonly<Record<string, Json>>;
}

/**
 * What a section's `server.tsx` exports: how to show its data, and the data. The build asks for the data once; in a
 * release it is files beside `server.js`, so that publishing one changed article reads and sends little else.
 */
export interface SectionServer extends SectionRenderer {
  /** Every address the section has a page for; `/news/404` stands for "not found below /news". */
  paths(): Promise<readonly string[]>;
  /** A page's data and head, or undefined when there is no such page. */
  load(path: string): Promise<LoadedPage | undefined>;
  /** JSON that elements and files are made from, where it is more than a few kilobytes. */
  content?(): Promise<unknown>;
}

/** What composing needs of the shell besides its own pages. */
export interface Frame {
  /** Head tags that every page has, such as icons. */
  head: string;
  /** Everything around `main`: skip link, header, footer, live regions. */
  render(path: string): { before: string; after: string };
  /** The live regions alone, for pages without header and footer. */
  regions: string;
  /** The social card of pages that have none of their own, such as those of a new section. */
  card?: LoadedPage['head']['image'];
}

/** What the shell's `server.js` exports. */
export interface ShellRenderer extends SectionRenderer {
  frame: Frame;
  /** The text of the script that each page holds. It finds the boot module's tag in the template right before it. */
  firstScript: string;
  /**
   * The frame of an element for pages that are not ours, with its title and its height in pixels.
   *
   * @throws when the catalogue has no such element
   */
  frameHtml?(
    catalogue: Catalogue,
    tag: string,
    attributes: Attributes,
  ): { html: string; title: string; height: number };
}
