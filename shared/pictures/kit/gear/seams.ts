import { block, type Solid, swollen } from '../geometry/solid.ts';
import { type Frame, within } from '../geometry/vector.ts';

/** Far larger than anything that is cut. */
const HALF = 0.9;

/** What lies between two planes across the frame's up axis: seams, piping, straps and panels. */
export function slice(
  solids: readonly Solid[],
  frame: Frame,
  [from, to]: readonly [number, number],
  grow = 0.004,
): Solid[] {
  const cut = (u: number): Solid =>
    block({ ...frame, at: within(frame, [0, u, 0]) }, [HALF * 2, HALF, HALF * 2], {
      carve: true,
      blend: 0.002,
      round: 0.001,
    });
  return [...solids.map((s) => swollen(s, grow)), cut(to + HALF), cut(from - HALF)];
}

/** The same frame with another axis as up: a slice runs along the hand. */
export const sideways = (frame: Frame, axis: 'forward' | 'left'): Frame =>
  axis === 'forward'
    ? { at: frame.at, up: frame.forward, forward: frame.left, left: frame.up }
    : { at: frame.at, up: frame.left, forward: frame.up, left: frame.forward };
