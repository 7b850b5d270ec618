import type { PartnerPage } from '../../partner.ts';
import type { Browser, Visitor } from '../drivers/visitor.ts';
import { type Embedded, written } from '../elements.ts';

export interface Variant {
  name: string;
  page?(embedded: Embedded): Partial<PartnerPage> & { html?: string; scripts?: string };
  files?: () => Readonly<Record<string, string>> | Promise<Record<string, string>>;
  before?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  after?(visitor: Visitor, embedded: Embedded): Promise<unknown>;
  /** The console messages that must appear. By default there are none. */
  says?: (embedded: Embedded) => readonly RegExp[];
  tolerates?: RegExp;
  /** Where the page is opened. By default the page has the partner's URL. */
  where?: 'file' | 'frame';
  script?: 'missing' | 'off' | 'late';
  storage?: 'forgets';
  moves?: true;
  /**
   * The page does not finish loading before the script arrives, so the test must not hold the
   * script back.
   */
  waits?: true;
  /** Why the row is left out in a browser, by browser. */
  without?: Partial<Record<Browser, string>>;
}

export interface Row {
  name: string;
  variants: readonly Variant[];
}

export const scriptOf = ({ script }: Embedded, attributes = 'async', from = 'ORIGIN'): string =>
  `<script ${attributes} src="${from}/embed/${script}.js"></script>`;

export const HEAD = '<link rel="stylesheet" href="/partner.css">';

export const OWN_SCRIPT = `${HEAD}<script src="/own.js"></script>`;

export const PARTNER_STYLE = 'ringside-news { display: block; min-height: 100vh }';

export function pageOf(variant: Variant, embedded: Embedded): PartnerPage {
  const {
    html = written(embedded),
    scripts = scriptOf(embedded),
    ...page
  } = variant.page?.(embedded) ?? {};
  const body = `<p>Before</p><div id="here">${html}</div><p id="after">After</p><div id="there"></div>${scripts}`;
  return { head: HEAD, body, ...page };
}

export const isDefined = (visitor: Visitor, { tag }: Embedded): Promise<unknown> =>
  visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), tag);
