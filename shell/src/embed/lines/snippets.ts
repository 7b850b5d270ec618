import {
  type Attributes,
  type CatalogueElement,
  escapeHtml,
  fragmentPath,
  LIMIT,
} from '@ringside/shared/contract';
import { longDate } from '@ringside/shared/section/words';
import type { Offer } from './offers.ts';

export const KINDS = { html: 'HTML', wordpress: 'WordPress', iframe: 'iframe' } as const;
export type Kind = keyof typeof KINDS;

/** Returns the lines that a partner pastes. */
export function linesOf(kind: Kind, offer: Offer, attributes: Attributes, origin: string): string {
  switch (kind) {
    case 'iframe':
      return iframeLines(offer, attributes, origin);
    case 'html':
      return elementLines(offer, attributes, origin);
    case 'wordpress':
      return wordPressBlock(elementLines(offer, attributes, origin));
  }
}

function iframeLines(offer: Offer, attributes: Attributes, origin: string): string {
  const { tag, title, plays } = offer;
  // The newsletter needs storage, the video player an origin and a referrer.
  const isForm = tag === 'ringside-newsletter';
  const permissions = [plays || isForm ? 'allow-same-origin' : '', isForm ? 'allow-forms' : ''];

  const framed = iframe({
    src: `${origin}${iframePath(offer, attributes)}`,
    title,
    height: reservedSpace(offer, attributes).iframe,
    permissions: permissions.filter(Boolean),
    plays,
  });
  // Themes limit the width of blocks, not of inline iframes.
  return `${markup('div', {}, [framed])}\n${scriptLine(`${origin}/embed/frame.js`)}`;
}

function elementLines(offer: Offer, attributes: Attributes, origin: string): string {
  const { css } = reservedSpace(offer, attributes);
  const style = css && { style: `display: block; min-height: ${css}` };
  const fallback = fallbackOf(offer, attributes, origin);
  const element = markup(offer.tag, { ...attributes, ...style }, fallback);

  // Only a container's content can refer to the column's width.
  const column = { style: 'container-type: inline-size; width: 100%' };
  const held = css.includes('cqi') ? markup('div', column, [element]) : element;
  return `${held}\n${scriptLine(`${origin}/embed/${offer.file}.js`)}`;
}

function wordPressBlock(html: string): string {
  // WordPress reads square brackets as a shortcode.
  const escaped = html.replaceAll('[', '&#91;').replaceAll(']', '&#93;');
  return `<!-- wp:html -->\n${escaped}\n<!-- /wp:html -->`;
}

export const scriptLine = (src: string, integrity?: string): string =>
  markup('script', { async: '', src, ...(integrity && { integrity, crossorigin: '' }) });

function fallbackOf(
  { link, fights }: Offer,
  attributes: Attributes,
  origin: string,
): readonly string[] {
  const { fight = '', date: day, event } = attributes;
  const known = fights && Object.hasOwn(fights, fight) ? fights[fight] : undefined;
  const url = `${origin}${link.path}${known ? `#fight-${fight}` : ''}`;
  const anchor = markup('a', { href: url }, event || known?.event || link.text);
  const date = day ?? known?.date ?? '';
  if (Number.isNaN(Date.parse(date))) return [anchor];
  return [anchor, markup('time', { datetime: date }, longDate(date))];
}

/** A fragment's own page takes no theme. */
export function iframePath({ tag, kind }: Offer, attributes: Attributes): string {
  if (kind === 'fragment' && !attributes.theme) return fragmentPath(tag, attributes);
  const background = attributes.theme && { background: attributes.theme };
  return `/embed/frame?${new URLSearchParams({ element: tag, ...attributes, ...background })}`;
}

export const previewPath = (tag: string, attributes: Attributes): string =>
  `/embed/frame?${new URLSearchParams({ preview: '', element: tag, background: attributes.theme ?? 'light', ...attributes })}`;

export const policyOf = (
  { policy }: CatalogueElement,
  attributes: Attributes,
  origin: string,
): string =>
  policy
    .filter(({ when }) => !when || applies(when, attributes))
    .map(({ directive, source }) => `${directive} ${source.replace('ORIGIN', origin)}`)
    .join('; ');

type Condition = NonNullable<CatalogueElement['policy'][number]['when']>;

/** Without values, the condition holds for every value of its attribute. */
function applies({ attribute, values }: Condition, attributes: Attributes): boolean {
  const value = attributes[attribute];
  if (value === undefined) return false;
  return !values || values.includes(value);
}

/** A banner is low where all its texts fit beside each other, and high in a narrow column. */
const banner = (low: number, from: number, high: number) =>
  `clamp(${low}px, (${from}px - 100cqi) * 99, max(${high}px, 640px - 100cqi))`;

/**
 * A CSS height for every width, and the height in pixels of an iframe of 320 px. Cards and banners
 * fill it.
 */
const WIDGETS: Readonly<Record<string, { css: string; iframe: number }>> = {
  'ringside-countdown card': { css: '680px', iframe: 712 },
  'ringside-countdown banner': { css: banner(152, 745, 226), iframe: 369 },
  // A partner's own fight has no picture.
  'ringside-countdown card own': { css: '304px', iframe: 336 },
  'ringside-countdown banner own': { css: banner(106, 700, 180), iframe: 212 },
  'ringside-newsletter card': { css: '480px', iframe: 512 },
  'ringside-newsletter banner': { css: banner(141, 768, 240), iframe: 375 },
};
const SMALL = { css: '', iframe: 160 };
const FRAGMENT_PX = 400;

function reservedSpace({ tag, kind, itemHeight }: Offer, attributes: Attributes) {
  const { look, date } = attributes;
  if (kind === 'widget') return WIDGETS[`${tag} ${look}${date ? ' own' : ''}`] ?? SMALL;
  if (kind === 'section') return { css: '100vh', iframe: 800 };
  if (itemHeight === 0) return SMALL;
  const items = Number(attributes[LIMIT] ?? Number.POSITIVE_INFINITY);
  const height = Math.min(FRAGMENT_PX, items * (itemHeight ?? FRAGMENT_PX));
  return { css: `${height}px`, iframe: FRAGMENT_PX + 80 };
}

export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
const PLAYER = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/** @param attributes each has a value, because XML templates, such as Blogger's, require one */
export function markup(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  content: string | readonly string[] = '',
): string {
  const words = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(String(value))}"`,
  );
  const inside =
    typeof content === 'string'
      ? escapeHtml(content)
      : `${content.map((child) => `\n  ${child}`).join('')}\n`;
  return `<${[tag, ...words].join(' ')}>${inside}</${tag}>`;
}

interface IframeContent {
  src: string;
  title: string;
  height: number;
  /** The permissions of the sandbox beyond {@link SANDBOX}. */
  permissions?: readonly string[];
  /** Whether it contains a video player. */
  plays?: boolean | undefined;
}

/** Has no inline style, which strict policies forbid. */
export const iframe = ({ src, title, height, permissions = [], plays }: IframeContent): string =>
  markup('iframe', {
    src,
    title: `${title}, Ringside`,
    width: '100%',
    height,
    frameborder: '0',
    loading: 'lazy',
    sandbox: [SANDBOX, ...permissions].join(' '),
    ...(plays && { allow: PLAYER }),
  });
