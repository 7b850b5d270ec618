import type { Vec } from '../../../geometry/vector.ts';
import { ink } from '../../../print/palette.ts';
import { disc, seeded } from '../../../print/poster.ts';
import {
  band,
  END,
  firm,
  GROUND,
  LINING,
  middle,
  out,
  outside,
  SHEET_FROM,
  SHEET_TO,
  soft,
} from './section.ts';

/** Bubbles of a foam, between two lines. They never touch. */
function bubbles(
  fill: string,
  [seed, count, size]: Vec,
  low: (t: number) => number,
  high: (t: number) => number,
): string {
  const random = seeded(seed);
  const placed: [x: number, y: number, r: number][] = [];
  for (let n = 0; n < count; n++) {
    const t = SHEET_FROM + 0.4 + random() * (SHEET_TO - SHEET_FROM - 0.9);
    const r = size * (0.5 + random() * 0.6);
    const [from, to] = [low(t) + r + 3, high(t) - r - 3];
    const [x, y] = out(t, from + (to - from) * random());
    if (to > from && placed.every(([a, b, c]) => Math.hypot(x - a, y - b) > r + c + 4))
      placed.push([x, y, r]);
  }
  return placed
    .map(([x, y, r]) => disc(fill, Math.round(x), Math.round(y), Number(r.toFixed(1))))
    .join('');
}

/** The stiff board in a wall of the cuff. */
const board = (from: number, to: number) =>
  band(
    ink.leather,
    () => LINING + 5,
    () => LINING + 24,
    from,
    to,
  ) +
  band(
    '#b06a3f',
    () => LINING + 17,
    () => LINING + 21,
    from,
    to,
  );

/** The palm has two rows of three eyelets; the cut went through one of them. */
export const VENTS = [13.75, 14.5, 15.25];
const vent = (t: number) => {
  const wall = (half: number, low: number, high: number, fill: string) =>
    band(
      fill,
      () => low,
      () => high,
      t - half,
      t + half,
    );
  const end = outside(t);
  return [
    wall(0.15, -3, LINING, ink.amber),
    wall(0.15, end - 9, end + 5, ink.amber),
    wall(0.1, -3, end + 5, '#b5752c'),
    wall(0.06, -4, end + 6, GROUND),
  ].join('');
};
const bead = (t: number, by: number, r: number) => {
  const [x, y] = out(t, by);
  return (
    disc('#5a2f14', x, y, r) +
    disc(ink.amber, x, y, r - 4) +
    disc('#f3cd8a', x - r / 4, y - r / 4, r / 4)
  );
};
/** Laces that cross below the wrist, seen from the side. */
const laces = [17.3, 17.95, 18.6, 19.25, 19.8]
  .map((t) => {
    const [x, y] = out(t, outside(t) + 5);
    return `<ellipse fill="#8d8f98" cx="${x.toFixed(0)}" cy="${(y + 2).toFixed(0)}" rx="19" ry="12"/><ellipse fill="${ink.paper}" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="17" ry="9"/>`;
  })
  .join('');

/** Leather, three foams, lining, the boards of the cuff, vents, piping and laces. */
export const layers = [
  band(
    '#05060a',
    () => -2,
    (t) => outside(t) + 2,
  ),
  band('#20242f', soft, (t) => outside(t) - 2),
  band(
    '#5d6478',
    (t) => outside(t) - 7,
    (t) => outside(t) - 7 + Math.min(4, (10.6 - t) * 2),
    0.2,
    10.6,
  ),
  band('#f4e2b8', () => 0, soft),
  band('#e0a24a', () => 0, middle),
  band(ink.leather, () => 0, firm),
  bubbles('#dcc48c', [5, 1400, 4.2], middle, soft),
  bubbles('#b5752c', [9, 1400, 7], firm, middle),
  band(
    '#6d3a20',
    (t) => LINING + (firm(t) - LINING) * 0.3,
    (t) => LINING + (firm(t) - LINING) * 0.42,
    4.6,
    12.5,
  ),
  band(
    '#6d3a20',
    (t) => LINING + (firm(t) - LINING) * 0.62,
    (t) => LINING + (firm(t) - LINING) * 0.74,
    4.6,
    12.5,
  ),
  band(
    ink.deepRed,
    () => -3,
    () => LINING,
  ),
  board(0.35, 3.6),
  board(16.6, 19.65),
  ...VENTS.map(vent),
  // Piping: at the mouth, and where the cuff is sewn to the hand.
  bead(0.04, 24, 29),
  bead(END - 0.04, 24, 29),
  bead(3.75, outside(3.75), 17),
  bead(16.3, outside(16.3), 17),
  laces,
].join('');
