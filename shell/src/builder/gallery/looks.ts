import type { Attributes, CatalogueElement } from '@ringside/shared/contract';
import { firstAttributes } from '../configuration.ts';
import { controlOf } from '../controls.ts';
import { PADDING_PX } from '../snippets/framed.ts';
import { roomHeights } from '../snippets/room.ts';
import { titleOf } from '../titleOf.ts';

/** An element as the gallery shows it. */
export interface Look {
  element: CatalogueElement;
  /** "Card", or the element's own title where it has one look. */
  name: string;
  attributes: Attributes;
}

/** An element in each of its looks, as its attribute `look` lists them. */
export function looksOf(element: CatalogueElement): readonly Look[] {
  const attributes = firstAttributes(element);
  const look = element.attributes.find(({ name }) => name === 'look');
  const control = look && controlOf(look, element);
  if (control?.kind !== 'choice') return [{ element, name: titleOf(element.tag), attributes }];
  return control.options.map(({ value }) => ({
    element,
    name: value.charAt(0).toUpperCase() + value.slice(1),
    attributes: { ...attributes, look: value },
  }));
}

/** Heights of a view, of which the highest shows what is higher with a scrollbar. One for all widths, so nothing moves. */
const HEIGHTS = [
  [128, 'h-32'],
  [208, 'h-52'],
  [360, 'h-90'],
  [600, 'h-150'],
  [Number.POSITIVE_INFINITY, 'h-200'],
] as const;
/** The class that gives a look its height. */
export function heightClass({ element, attributes }: Look): string {
  const height = Math.max(...roomHeights(element.tag, attributes), 0) + PADDING_PX;
  return HEIGHTS.find(([most]) => height <= most)?.[1] ?? '';
}
