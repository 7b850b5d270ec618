import type { Catalogue, ElementReference } from './catalogue.ts';
import type { PageHead } from './page.ts';
import type { RenderedPage, RenderedView } from './rendered.ts';
import type { Attributes } from './sectionFacts.ts';

export interface Frame {
  /** The site's name, for titles and social cards. */
  name?: string;
  head: string;
  render(path: string): { before: string; after: string };
  regions: string;
  /** The social card of pages that have no card of their own. */
  card?: PageHead['image'];
  /**
   * A stylesheet with the font of headings, both as text and as a file, so that headings never
   * appear in another font. Shells of older kits have no such stylesheet.
   */
  face?: { css: string; href: string };
}

/**
 * The only code of a release that composing runs. It is trusted, because the operator owns the
 * shell and the tool. Every function is pure.
 */
export interface ShellServer {
  frame: Frame;
  /** An inline script, which reads the boot module's tag from the template before the script. */
  firstScript: string;
  /**
   * Whom to tell about a vulnerability, as RFC 9116 describes: a `mailto:` or `https:` URL, and the
   * time until which it is valid, at most a year ahead.
   */
  security?: { contact: string; expires: string };
  inspector?: string;
  /** @throws when an attribute is invalid */
  renderElement(tag: string, attributes: Attributes): RenderedView;
  /**
   * Returns the lines of an iframe that shows a card of a page, and the card's height in pixels.
   * @param events how many events the card lists
   */
  cardHtml?(
    origin: string,
    path: string,
    title: string,
    events?: number,
  ): { html: string; height: number };
  /** Renders the {@link CATALOGUE_PAGES} and a page about each element, by path. */
  partnerPages?(
    catalogue: Catalogue,
    reference: ElementReference,
  ): Promise<Readonly<Record<string, RenderedPage>>>;
}
