import type { Catalogue, ElementReference } from './catalogue.ts';
import type { PageHead } from './page.ts';
import type { RenderedPage, RenderedView } from './rendered.ts';
import type { Attributes } from './sectionFacts.ts';

export interface Frame {
  /** The site's name, in titles and social cards. */
  name?: string;
  head: string;
  render(path: string): { before: string; after: string };
  regions: string;
  /** The social card of pages without one of their own. */
  card?: PageHead['image'];
  /**
   * A stylesheet that contains the font of headings, as text and as a file, so that headings never appear in another
   * font. Shells of older kits have none.
   */
  face?: { css: string; href: string };
}

/**
 * The only code of a release that composing runs: the shell is the operator's own, like the tool. Every function is
 * pure.
 */
export interface ShellServer {
  frame: Frame;
  /** This inline script reads the boot module's tag from the template right before it. */
  firstScript: string;
  /**
   * Whom to tell about a vulnerability, as in RFC 9116: a `mailto:` or `https:` URL, and until when that is true, at
   * most a year ahead.
   */
  security?: { contact: string; expires: string };
  inspector?: string;
  /** @throws when an attribute is invalid */
  renderElement(tag: string, attributes: Attributes): RenderedView;
  /** The iframe code for a card of a page, with its height in pixels. @param events how many events the card lists */
  cardHtml?(
    origin: string,
    path: string,
    title: string,
    events?: number,
  ): { html: string; height: number };
  /** Makes the {@link CATALOGUE_PAGES}, and a page about each element, by path. */
  partnerPages?(
    catalogue: Catalogue,
    reference: ElementReference,
  ): Promise<Readonly<Record<string, RenderedPage>>>;
}
