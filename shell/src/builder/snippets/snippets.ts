import { type Attributes, type CatalogueElement, fragmentPath } from '@ringside/shared/contract';
import { longDate } from '@ringside/shared/section/words';
import type { Offer } from '../offers.ts';
import { iframe, markup } from './markup.ts';

export const KINDS = { html: 'HTML', wordpress: 'WordPress', iframe: 'iframe' } as const;
export type Kind = keyof typeof KINDS;

export function linesOf(kind: Kind, offer: Offer, attributes: Attributes, origin: string): string {
  const { tag, file, title, plays } = offer;
  const isForm = tag === 'ringside-newsletter';
  const space = reservedSpace(offer, attributes);
  if (kind === 'iframe') {
    // The newsletter stores the address in our origin's storage, and a video player requires an origin and a referrer. An iframe
    // without `allow-same-origin` has none of them.
    const more = `${plays || isForm ? ' allow-same-origin' : ''}${isForm ? ' allow-forms' : ''}`;
    const framed = iframe(`${origin}${iframePath(offer, attributes)}`, title, space.iframe, more, plays);
    // A block of its own: themes limit the width of blocks, not of inline iframes.
    return `${markup('div', {}, [framed])}\n${scriptLine(`${origin}/embed/frame.js`)}`;
  }
  const style = space.css && { style: `display: block; min-height: ${space.css}` };
  const element = markup(tag, { ...attributes, ...style }, fallbackOf(offer, attributes, origin));
  const html = `${element}\n${scriptLine(`${origin}/embed/${file}.js`)}`;
  if (kind === 'html') return html;
  // WordPress reads square brackets as a shortcode.
  return `<!-- wp:html -->\n${html.replaceAll('[', '&#91;').replaceAll(']', '&#93;')}\n<!-- /wp:html -->`;
}

export const scriptLine = (src: string, integrity?: string): string =>
  markup('script', { async: '', src, ...(integrity && { integrity, crossorigin: '' }) });

/** The content of a tag until its script has loaded, and where no script runs: a link, and the day of a fight. */
function fallbackOf({ link, fights }: Offer, attributes: Attributes, origin: string): readonly string[] {
  const { fight = '', date: day, event } = attributes;
  const known = fights && Object.hasOwn(fights, fight) ? fights[fight] : undefined;
  const url = `${origin}${link.path}${known ? `#fight-${fight}` : ''}`;
  const anchor = markup('a', { href: url }, event || known?.event || link.text);
  const date = day ?? known?.date ?? '';
  if (Number.isNaN(Date.parse(date))) return [anchor];
  return [anchor, markup('time', { datetime: date }, longDate(date))];
}

/**
 * The path of a page with one element: a fragment's own page, which takes no theme, or `/embed/frame`, which creates any
 * element.
 */
export function iframePath({ tag, kind }: Offer, attributes: Attributes): string {
  if (kind === 'fragment' && !attributes.theme) return fragmentPath(tag, attributes);
  // An explicit theme also sets the iframe's background.
  const ground = attributes.theme && { ground: attributes.theme };
  return `/embed/frame?${new URLSearchParams({ element: tag, ...attributes, ...ground })}`;
}

/** The path of a live view on our own pages. It shows the element as on a partner's page with that background. */
export const previewPath = (tag: string, attributes: Attributes): string =>
  `/embed/frame?${new URLSearchParams({ preview: '', element: tag, ground: attributes.theme ?? 'light', ...attributes })}`;

/** The directives of a partner's policy that an element needs with these attributes. */
export const policyOf = ({ policy }: CatalogueElement, attributes: Attributes, origin: string): string =>
  policy
    .filter(
      ({ when: { attribute, values } = { attribute: '' } }) =>
        !attribute || (attribute in attributes && (values?.includes(attributes[attribute] ?? '') ?? true)),
    )
    .map(({ directive, source }) => `${directive} ${source.replace('ORIGIN', origin)}`)
    .join('; ');

/** A banner is low where all its texts fit beside each other, and high on a phone. `cqi` is a hundredth of the width of the container
 * that the page has declared, or else of the window. */
const banner = (low: number, from: number, high: number) =>
  `clamp(${low}px, (${from}px - 100cqi) * 99, max(${high}px, 640px - 100cqi))`;

/**
 * Space for a variant of a widget: a CSS height that is right at every width, and the height of an iframe in pixels at 320 px. A card or
 * a banner fills what is reserved for it.
 */
const WIDGETS: Readonly<Record<string, { css: string; iframe: number }>> = {
  'ringside-countdown card': { css: '680px', iframe: 712 },
  'ringside-countdown banner': { css: banner(152, 745, 226), iframe: 369 },
  // A night of the partner's own has no picture.
  'ringside-countdown card own': { css: '304px', iframe: 336 },
  'ringside-countdown banner own': { css: banner(106, 700, 180), iframe: 212 },
  'ringside-newsletter card': { css: '480px', iframe: 512 },
  'ringside-newsletter banner': { css: banner(141, 768, 240), iframe: 375 },
};
/** A line of text and a form take the space of the fallback. */
const SMALL = { css: '', iframe: 160 };
const FRAGMENT_PX = 400;
const ITEM_PX = 130;

/** The space to reserve for an element until its script has loaded. An empty `css` reserves none. */
function reservedSpace({ tag, kind }: Offer, attributes: Attributes) {
  const { look, limit = '', date } = attributes;
  if (kind === 'widget') return WIDGETS[`${tag} ${look}${date ? ' own' : ''}`] ?? SMALL;
  if (kind === 'section') return { css: '100vh', iframe: 800 };
  if (tag.endsWith('-link')) return SMALL;
  const items = Number.parseInt(limit, 10) || Number.POSITIVE_INFINITY;
  return { css: `${Math.min(FRAGMENT_PX, items * ITEM_PX)}px`, iframe: FRAGMENT_PX + 80 };
}
