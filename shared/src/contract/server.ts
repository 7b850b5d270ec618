import type { Catalogue, ElementReference } from './catalogue.ts';
import type { SectionManifest } from './manifest.ts';
import type { Json, LoadedPage } from './page.ts';
import type { Attributes } from './sectionFacts.ts';

/** The functions of a release's `server.js`, with which composition renders a section. Every function is pure. */
export interface SectionRenderer {
  manifest: SectionManifest;
  /** Renders the page as HTML, to be hydrated with the same `rootId`. */
  render(page: LoadedPage, rootId: string): string;
  /**
   * Loads a fragment's data for these attributes.
   *
   * @param content the result of `content()` when the section was built
   * @throws when the tag does not belong to the section, or an attribute is invalid
   */
  loadElement(tag: string, attributes: Readonly<Record<string, string>>, content: unknown): Json;
  renderElement(tag: string, data: Json, rootId: string): string;
  /**
   * The sets of attributes that each element offers to partners. Compose makes a page for each, so declare only a few: their
   * number must not grow with the content.
   */
  elementChoices?(content: unknown): Readonly<Record<string, readonly Attributes[]>>;
  /**
   * Further text files at fixed URLs, such as `feed.xml`, by their path from the site's root.
   *
   * @param origin the site's public URL, such as `https://ringside.example`
   */
  files?(origin: string, content: unknown): Readonly<Record<string, string>>;
  /** Data for other sections' widgets, by tag. It is written into their embed files. */
  widgetData?(): Readonly<Record<string, Json>>;
}

/**
 * The exports of a section's `server.tsx`: its data, and how to show it. The build loads the data once. In a release
 * the data is stored in files beside `server.js`, so that publishing one changed article reads and sends little else.
 */
export interface SectionServer extends SectionRenderer {
  /** The paths of all pages. `/news/404` means "not found below /news". */
  paths(): Promise<readonly string[]>;
  /** A page's data and head; undefined if there is no such page. */
  load(path: string): Promise<LoadedPage | undefined>;
  /** JSON that elements and files are made from, if it is more than a few kilobytes. */
  content?: (() => Promise<unknown>) | undefined;
}

/** The shell's functions for composition, besides its pages. */
export interface Frame {
  /** Head tags for every page, such as icons. */
  head: string;
  /** Everything around `main`: skip link, header, footer, live regions. */
  render(path: string): { before: string; after: string };
  /** The live regions alone, for pages without header and footer. */
  regions: string;
  /** The social card for pages without one of their own, such as those of a new section. */
  card?: LoadedPage['head']['image'];
}

/** The exports of the shell's `server.js`. */
export interface ShellRenderer extends SectionRenderer {
  frame: Frame;
  /** The text of the script inside each page. It reads the boot module's tag from the template right before it. */
  firstScript: string;
  /** @deprecated Part of contract 1. Composing no longer calls it. */
  frameHtml?(
    catalogue: Catalogue,
    tag: string,
    attributes: Attributes,
  ): { html: string; title: string; height: number };
  /**
   * The iframe code for a card of a page, with its height in pixels. The card's text is in the page's oEmbed response.
   *
   * @param events how many events the card lists
   */
  cardHtml?(origin: string, path: string, title: string, events?: number): { html: string; height: number };
  /** The page about each element of the catalogue by its URL. Kits before 2026-11-24 refuse a page without `text`. */
  elementPages?(
    catalogue: Catalogue,
    reference: ElementReference,
  ): Readonly<Record<string, { page: LoadedPage; text?: string }>>;
}
