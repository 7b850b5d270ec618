import { type Attributes, type CatalogueElement, fragmentPath } from '@ringside/shared/contract';
import { titleOf } from '../titleOf.ts';
import { roomHeights } from './room.ts';

/** Attributes that a frame does not take: whatever its address says, its links lead to us, and addresses go to the page around it. */
const NOT_FRAMED = ['origin', 'action'];

/**
 * The address of a page with one element, from the site's root: a fragment's own, or the frame that makes any element. A
 * fragment's own page takes no theme, no heading and no properties.
 */
export function frameAddress(
  element: CatalogueElement,
  attributes: Attributes,
  properties: Attributes = {},
): string {
  const taken = Object.entries(attributes).filter(([name]) => !NOT_FRAMED.includes(name));
  const set = Object.entries(properties);
  const isChoice = taken.every(([name]) => element.choices?.some((choice) => name in choice));
  if (element.choices && isChoice && set.length === 0)
    return fragmentPath(element.tag, Object.fromEntries(taken));
  // What names the ground it stands on stands on that.
  const ground = attributes.theme ? [['ground', attributes.theme]] : [];
  return `/embed/frame?${new URLSearchParams([['element', element.tag], ...taken, ...ground, ...set])}`;
}

/** The address of an element as it stands on a partner's page, with its attributes and properties. The ground may be added later. */
export const previewAddress = ({ tag }: CatalogueElement, settings: Attributes, ground?: string): string =>
  `/embed/frame?${new URLSearchParams({ element: tag, ...(ground && { ground }), ...settings })}`;

/** What a frame is called, for screen reader users and for rules. */
export const frameTitle = (tag: string): string => `${titleOf(tag)}, Ringside`;

/** Scripts, and links that open beside the page around. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * What a frame of ours may do: run its script, and open links beside the page around it. The newsletter also has a form to send, and keeps the
 * address in our storage, which a frame without an origin of its own does not have.
 */
export const sandboxOf = ({ tag }: CatalogueElement): string =>
  [SANDBOX, ...(tag === 'ringside-newsletter' ? ['allow-forms allow-same-origin'] : [])].join(' ');

/** Above and below an element in a frame, in pixels. */
export const PADDING_PX = 32;

/** Height of a frame until it says its own, in pixels: about what the element takes on a narrow screen. */
export function heightOf({ tag, routes }: CatalogueElement, { look }: Attributes): number {
  if (routes) return 800;
  const [narrow] = look ? roomHeights(tag, { look }) : [];
  if (narrow) return narrow + PADDING_PX;
  return /-(countdown|newsletter|article-link)$/.test(tag) ? 160 : 480;
}

/**
 * Height of a frame in the lines for a page, in pixels: what it takes where it takes least. The rule beside the lines keeps
 * more room where it takes more, and only so does nothing move when the frame says its own.
 */
export function lowestHeightOf(element: CatalogueElement, attributes: Attributes): number {
  const heights = roomHeights(element.tag, attributes);
  return heights.length > 0 ? Math.min(...heights) + PADDING_PX : heightOf(element, attributes);
}
