import type { PartnerPage } from '../../partner.ts';
import type { Browser, Visitor } from '../drivers/visitor.ts';
import { type Embedded, written } from '../elements.ts';

/** One hostile page, for any element. */
export interface Variant {
  name: string;
  /** The differences from a plain page: the element's HTML, the tags of its scripts, and the rest. */
  page?(embedded: Embedded): Partial<PartnerPage> & { html?: string; scripts?: string };
  /** Further files of the partner, by their URL. */
  files?: () => Readonly<Record<string, string>> | Promise<Record<string, string>>;
  /** Runs on the page while the script is loading. */
  before?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  /** Runs once the script may load. */
  after?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  /** The expected console messages, once each; by default none. */
  says?: (embedded: Embedded) => readonly RegExp[];
  /** Messages of some browsers that have nothing to do with us. */
  tolerates?: RegExp;
  /** The kind of place the page is opened from, if not the partner's URL. */
  where?: 'file' | 'frame';
  /** Without script there is the fallback, and nothing else. */
  script?: 'missing' | 'off' | 'late';
  /** Whether the browser can store an email address. */
  storage?: 'forgets';
  /** The page itself moves its content, so one width is enough. */
  moves?: true;
  /** The page waits for the script, which therefore must not be held back. */
  waits?: true;
  /** Why there is no such page in a browser. */
  without?: Partial<Record<Browser, string>>;
}

/** A row of the matrix: hostile pages of one kind. */
export interface Row {
  name: string;
  variants: readonly Variant[];
}

export const scriptOf = ({ script }: Embedded, attributes = 'async', from = 'ORIGIN'): string =>
  `<script ${attributes} src="${from}/embed/${script}.js"></script>`;

export const HEAD = '<link rel="stylesheet" href="/partner.css">';

/** A head with a partner's script that runs before ours. */
export const OWN_SCRIPT = `${HEAD}<script src="/own.js"></script>`;

/** The space to reserve for a section, as in its README. */
export const PARTNER_STYLE = 'ringside-news { display: block; min-height: 100vh }';

/** Text, the element, text, and the script, as in the README. */
export function pageOf(variant: Variant, embedded: Embedded): PartnerPage {
  const { html = written(embedded), scripts = scriptOf(embedded), ...page } = variant.page?.(embedded) ?? {};
  const body = `<p>Before</p><div id="here">${html}</div><p id="after">After</p><div id="there"></div>${scripts}`;
  return { head: HEAD, body, ...page };
}

/** Waits until the script has defined the element. */
export const isDefined = (visitor: Visitor, { tag }: Embedded): Promise<unknown> =>
  visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), tag);
