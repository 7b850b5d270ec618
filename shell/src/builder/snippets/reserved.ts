import type { Attributes } from '@ringside/shared/contract';
import type { Offer } from '../offers.ts';

/**
 * Space for a variant of a widget: a CSS height, and the height of an iframe in pixels, measured at a width of 320 px.
 * `cqi` is a hundredth of the width of the partner's container if the page has declared one, or else of the window. A card or a banner
 * fills what is reserved for it, so its place only moves where it needs more.
 */
const WIDGETS: Readonly<Record<string, { css: string; iframe: number }>> = {
  'ringside-countdown card': { css: '600px', iframe: 657 },
  'ringside-countdown banner': { css: 'clamp(150px, 410px - 36cqi, 300px)', iframe: 327 },
  'ringside-newsletter card': { css: 'clamp(340px, 640px - 40cqi, 520px)', iframe: 547 },
  'ringside-newsletter banner': { css: 'clamp(160px, 430px - 36cqi, 330px)', iframe: 353 },
};
/** A line of text and a form take the space of the fallback. */
const SMALL = { css: '', iframe: 160 };
const FRAGMENT_PX = 400;
/** The least that one item of a list takes. */
const ITEM_PX = 130;

/** The space to reserve for an element until its script has loaded. An empty `css` reserves none. */
export function reservedSpace({ tag, kind }: Offer, attributes: Attributes) {
  const { look, limit = '' } = attributes;
  if (kind === 'widget') return WIDGETS[`${tag} ${look}`] ?? SMALL;
  if (kind === 'section') return { css: '100vh', iframe: 800 };
  if (tag.endsWith('-link')) return SMALL;
  const items = Number.parseInt(limit, 10) || Number.POSITIVE_INFINITY;
  return { css: `${Math.min(FRAGMENT_PX, items * ITEM_PX)}px`, iframe: FRAGMENT_PX + 80 };
}
