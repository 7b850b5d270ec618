import { camera } from '../geometry/camera.ts';
import type { Group } from '../geometry/solid.ts';
import { halftone } from '../print/halftone.ts';
import { ink } from '../print/palette.ts';
import { poster, rect } from '../print/poster.ts';
import { print } from '../print/print.ts';
import { foodInks } from './meals.ts';

/** The four meals of a plan's day: each fills a quarter of the picture, which pages cut apart. */
export type Meals = readonly [Group[], Group[], Group[], Group[]];

const view = camera({ eye: [0, 0.98, 0.26], at: [0, 0, 0.004], view: 41 });

/** The cloths, in the order in which a plan's meals have them. */
const gingham = [
  '<g opacity=".5">',
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => rect(ink.nightBlue, n * 200 + 50, 0, 100, 1000)),
  '</g><g opacity=".5">',
  ...[0, 1, 2, 3, 4].map((n) => rect(ink.nightBlue, 0, n * 200 + 50, 1600, 100)),
  '</g>',
].join('');

const dots = (colour: string) =>
  halftone(
    { x: 0, y: 0, width: 1600, height: 1000 },
    { ink: colour, pitch: 44, cover: (x, y) => 0.1 + 0.5 * (x + y) ** 2 * 0.5 },
  );

const stripes = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((n) => rect('#c9962f', n * 200 + 40, 0, 100, 1000))
  .join('');

const CLOTHS = [
  { ground: ink.blue, pattern: gingham, shadow: ink.nightBlue },
  { ground: ink.red, pattern: dots(ink.deepRed), shadow: ink.nightRed },
  { ground: ink.amber, pattern: stripes, shadow: '#7a4a14' },
  { ground: ink.slate, pattern: dots(ink.navy), shadow: ink.black },
] as const;

/** `turn` moves the cloths on, so that no two plans have one meal on the same cloth. */
export function mealTable(meals: Meals, turn: number): string {
  const tiles = meals.map((groups, n) => {
    const { ground, pattern, shadow } = CLOTHS[(n + turn) % CLOTHS.length] ?? CLOTHS[0];
    const dish = print(groups, {
      view,
      light: { from: [-0.8, 1.1, -0.5], fill: 0.26, fillFrom: [0, 1, 0.2] },
      floor: shadow,
      inks: foodInks,
    });
    return `<svg x="${(n % 2) * 800}" y="${Math.floor(n / 2) * 500}" width="800" height="500" viewBox="0 0 1600 1000">${rect(ground, 0, 0, 1600, 1000)}${pattern}${dish}</svg>`;
  });
  return poster({ background: ink.blue, layers: tiles });
}
