import type { Attributes } from '@ringside/shared/contract';
import rooms from './rooms.json' with { type: 'json' };

/** Widths of windows that heights were measured at, in pixels. */
export const ROOM_WIDTHS = [320, 768, 1280] as const;

/** Attributes that decide how high an element is. Of the widgets only the look does. */
const isOfHeight = (tag: string, name: string): boolean =>
  /-(countdown|newsletter)$/.test(tag) ? name === 'look' : !/^(origin|navigate|theme|heading)$/.test(name);

/** What a height is found by: `ringside-workouts limit=1`. */
export const roomKey = (tag: string, attributes: Attributes): string =>
  [
    tag,
    ...Object.entries(attributes)
      .filter(([name]) => isOfHeight(tag, name))
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ].join(' ');

/** The measured heights of an element in pixels, one for each of {@link ROOM_WIDTHS}; none if it was not measured. */
export function roomHeights(tag: string, attributes: Attributes): readonly number[] {
  const known: Readonly<Record<string, readonly number[]>> = rooms;
  return known[roomKey(tag, attributes)] ?? known[tag] ?? [];
}

/**
 * Declarations that keep an element's room until it is there, by the width of the window: its height, or the window's if that is
 * less, since what is below the window cannot be seen to move. Measured by `npm run rooms:embeds`.
 *
 * @param padding around the element, in pixels
 * @returns for each width from which on they hold; none for an element that was not measured
 */
export function roomOf(
  tag: string,
  attributes: Attributes,
  padding = 0,
): readonly (readonly [width: number, height: string])[] {
  return roomHeights(tag, attributes).map(
    (height, index) => [ROOM_WIDTHS[index] ?? 0, `min(${height + padding}px, 100vh)`] as const,
  );
}
