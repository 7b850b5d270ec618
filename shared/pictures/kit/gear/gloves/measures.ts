import { type Frame, type Vec, within } from '../../geometry/vector.ts';

/** Places on a glove, from its wrist: forward, up and left. */
export interface Measures {
  frame: Frame;
  /** Factors of a plain glove: of its size, and of the hand's length, thickness and width. */
  s: number;
  long: number;
  thick: number;
  wide: number;
  /** A place in metres of a plain glove. */
  at: (f: number, u: number, l: number) => Vec;
  /** The same, with the glove's axes. */
  here: (f: number, u: number, l: number) => Frame;
  /** A place on a hand of these proportions. */
  on: (f: number, u: number, l: number) => Vec;
}

export function measures(
  frame: Frame,
  s: number,
  [long, thick, wide]: readonly [number, number, number],
): Measures {
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const on = (f: number, u: number, l: number): Vec => at(f * thick, u * long, l * wide);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  return { frame, s, long, thick, wide, at, here, on };
}
