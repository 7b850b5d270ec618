import { shape } from '../../../print/poster.ts';

// A glove cut through along the middle finger, seen from the side of the little finger: where its
// layers lie. It is written 26 units to the centimetre.

export type Spot = readonly [number, number];

/** What the glove lies on shows through the hole that the cut went through. */
export const GROUND = '#4763cf';

/**
 * Where the lining touches the wraps, from the cuff's mouth along the back of the hand, around the
 * fist and back below the wrist. The third number is how thick the foam is there.
 */
const INSIDE: readonly (readonly [number, number, number])[] = [
  [176, 408, 30],
  [250, 424, 30],
  [330, 440, 30],
  [395, 444, 32],
  [470, 428, 58],
  [555, 404, 96],
  [625, 390, 134],
  [680, 392, 160],
  [728, 416, 172],
  [756, 462, 168],
  [762, 520, 150],
  [744, 576, 122],
  [700, 614, 88],
  [640, 624, 56],
  [570, 622, 36],
  [500, 618, 34],
  [440, 600, 34],
  [395, 586, 30],
  [330, 590, 30],
  [250, 604, 30],
  [176, 618, 30],
];

/** A smooth line through numbers, `t` from 0 to the last. */
function through(values: readonly number[], t: number): number {
  const n = Math.min(values.length - 2, Math.floor(t));
  const u = t - n;
  const b = values[n] ?? 0;
  const c = values[n + 1] ?? 0;
  const a = values[n - 1] ?? 2 * b - c;
  const d = values[n + 2] ?? 2 * c - b;
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}

export const END = INSIDE.length - 1;
const [xs, ys, foam] = [0, 1, 2].map((n) => INSIDE.map((spot) => spot[n] ?? 0)) as [
  number[],
  number[],
  number[],
];
/** How thick the foam is at `t`. */
export const thick = (t: number) => through(foam, t);

/** A place outside the lining, `by` units from it. */
export function out(t: number, by: number): Spot {
  const [x, y] = [through(xs, t), through(ys, t)];
  const [dx, dy] = [
    through(xs, Math.min(END, t + 0.1)) - through(xs, Math.max(0, t - 0.1)),
    through(ys, Math.min(END, t + 0.1)) - through(ys, Math.max(0, t - 0.1)),
  ];
  const long = Math.hypot(dx, dy);
  return [x + (dy / long) * by, y - (dx / long) * by];
}

/** A line along the lining, so far outside it as `by` says. */
export const line = (by: (t: number) => number, from = 0, to = END): Spot[] =>
  Array.from({ length: 161 }, (_, n) => {
    const t = from + ((to - from) * n) / 160;
    return out(t, by(t));
  });

/** What lies between two such lines. */
export const band = (
  fill: string,
  low: (t: number) => number,
  high: (t: number) => number,
  from = 0,
  to = END,
) => shape(fill, [...line(high, from, to), ...line(low, from, to).toReversed()]);

/** The line inside the lining, which the hand fills. */
export const CAVITY = line(() => 0);

export const LINING = 9;
const LEATHER = 13;
/** The firm sheet lies on the back of the hand and over the knuckles, and ends at the fingertips. */
export const [SHEET_FROM, SHEET_TO] = [4.1, 12.9];
const within = (t: number, ease: number) =>
  Math.max(0, Math.min(1, (t - SHEET_FROM) / ease, (SHEET_TO - t) / ease));

// Where each layer of foam ends, and the leather.
export const firm = (t: number) => LINING + within(t, 0.5) * thick(t) * 0.24;
export const middle = (t: number) => LINING + within(t, 0.8) * thick(t) * 0.7;
export const soft = (t: number) => LINING + thick(t);
export const outside = (t: number) => soft(t) + LEATHER;
