import type { Attributes } from '@ringside/shared/contract';
import type { Offer } from '../offers.ts';

/** Space for a variant of a widget: a CSS height, and the height of an iframe in pixels, measured at a width of 320 px. */
type Space = readonly [css: string, iframe: number];

/**
 * `cqi` is a hundredth of the width of the partner's container if the page has declared one, or else of the window. A card or a banner
 * fills what is reserved for it, so its place only moves where it needs more.
 */
const WIDGETS: Readonly<Record<string, Space>> = {
  'ringside-countdown card': ['600px', 657],
  'ringside-countdown banner': ['clamp(150px, 410px - 36cqi, 300px)', 327],
  'ringside-newsletter card': ['clamp(340px, 640px - 40cqi, 520px)', 547],
  'ringside-newsletter banner': ['clamp(160px, 430px - 36cqi, 330px)', 353],
};
/** A line of text and a form take the space of the fallback. */
const SMALL: Space = ['', 160];
const SECTION: Space = ['100vh', 800];
const FRAGMENT_PX = 400;
/** The least that one item of a list takes. */
const ITEM_PX = 130;

/** The space to reserve for an element until its script has loaded. An empty `css` reserves none. */
export function reservedSpace(
  { tag, kind }: Pick<Offer, 'tag' | 'kind'>,
  { look, limit }: Attributes,
): { css: string; iframe: number } {
  const [css, iframe] =
    kind === 'widget'
      ? (WIDGETS[`${tag} ${look}`] ?? SMALL)
      : kind === 'section'
        ? SECTION
        : fragment(tag, limit);
  return { css, iframe };
}

function fragment(tag: string, limit = ''): Space {
  if (tag.endsWith('-link')) return SMALL;
  const items = Number.parseInt(limit, 10) || Number.POSITIVE_INFINITY;
  return [`${Math.min(FRAGMENT_PX, items * ITEM_PX)}px`, FRAGMENT_PX + 80];
}
