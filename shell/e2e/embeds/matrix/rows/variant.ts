import type { PartnerPage } from '../../partner.ts';
import type { Browser, Visitor } from '../drivers/visitor.ts';
import { type Embedded, written } from '../elements.ts';

/** One hostile page, for any element. */
export interface Variant {
  name: string;
  /** The element as this page asks for it; none if the page has nothing to ask of it. Otherwise it is asked for what it is everywhere. */
  as?(embedded: Embedded): Embedded | undefined;
  /** What differs from {@link plainPage}. */
  page?(embedded: Embedded): Partial<PartnerPage>;
  /** Further files of the partner, by their address. */
  files?: Readonly<Record<string, string>> | ((embedded: Embedded) => Promise<Record<string, string>>);
  /** What happens on the page while the script is on its way. */
  before?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  /** What happens once the script may come. */
  after?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  /** What the console says, once each; nothing unless said. */
  says?: (embedded: Embedded) => readonly RegExp[];
  /** What some browsers say of their own accord. */
  tolerates?: RegExp;
  /** Where the page is, if not at an address of the partner's. */
  where?: 'file' | 'frame';
  /** Without script there is the fallback, and nothing else. */
  script?: 'missing' | 'off' | 'late';
  /** Whether the browser keeps an address. */
  storage?: 'forgets';
  /** What is on the page moves by the page's own doing, so one width is enough. */
  moves?: true;
  /** The page waits for the script, which therefore may not be kept back. */
  waits?: true;
  /** Why there is no such page in a browser. */
  without?: Partial<Record<Browser, string>>;
}

/** A row of `embeds.md`. */
export interface Row {
  name: string;
  variants: readonly Variant[];
}

export const scriptOf = ({ script }: Embedded, attributes = 'async', from = 'ORIGIN'): string =>
  `<script ${attributes} src="${from}/embed/${script}.js"></script>`;

/** Text, the element, text, and the script, as the README says. */
export const around = (html: string, script: string): string =>
  `<p>Before</p><div id="here">${html}</div><p id="after">After</p><div id="there"></div>${script}`;

export const HEAD = '<link rel="stylesheet" href="/partner.css">';

const plainPage = (embedded: Embedded): PartnerPage => ({
  head: HEAD,
  body: around(written(embedded), scriptOf(embedded)),
});

/** The room a section needs, as its README says. */
export const PARTNER_STYLE = 'ringside-news { display: block; min-height: 100vh }';

export const pageOf = (variant: Variant, embedded: Embedded): PartnerPage => ({
  ...plainPage(embedded),
  ...variant.page?.(embedded),
});

/** A head with a script of the partner's own that runs before anything of ours. */
export const OWN_SCRIPT = `${HEAD}<script src="/own.js"></script>`;
