import type { Catalogue, ElementReference } from './catalogue.ts';
import type { PageHead } from './page.ts';
import type { RenderedPage, RenderedView } from './rendered.ts';
import type { Attributes } from './sectionFacts.ts';

export interface Frame {
  /** Head tags for every page, such as icons. */
  head: string;
  render(path: string): { before: string; after: string };
  regions: string;
  /** The social card for pages without one of their own, such as those of a new section. */
  card?: PageHead['image'];
}

/**
 * The exports of the shell's `server.js`, with which composing makes what only a whole site can have. It is the only code of a
 * release that composing runs: the shell is the operator's own, like the tool. Every function is pure.
 */
export interface ShellServer {
  frame: Frame;
  /** The text of the script inside each page. It reads the boot module's tag from the template right before it. */
  firstScript: string;
  /** Whom to tell about a vulnerability, as in RFC 9116: a `mailto:` or `https:` URL, and until when that is true, at most a year ahead. */
  security?: { contact: string; expires: string };
  inspector?: string;
  /**
   * Renders one of the shell's own elements, with any attributes.
   *
   * @throws when an attribute is invalid
   */
  renderElement(tag: string, attributes: Attributes): RenderedView;
  /**
   * The iframe code for a card of a page, with its height in pixels. The card's text is in the page's oEmbed response.
   *
   * @param events how many events the card lists
   */
  cardHtml?(origin: string, path: string, title: string, events?: number): { html: string; height: number };
  /** The pages for partners by their path: those of {@link CATALOGUE_PAGES}, and one about each element of the catalogue. */
  partnerPages?(
    catalogue: Catalogue,
    reference: ElementReference,
  ): Promise<Readonly<Record<string, RenderedPage>>>;
}
