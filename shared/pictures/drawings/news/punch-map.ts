import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  drum,
  dyes,
  figure,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  rect,
} from '../../kit/index.ts';

// Where the punches to the body went that Mateo Quillan landed in the first rounds of his last five
// fights, in metres to the right and up. The article counts them by place.
const LANDED = {
  liver: [
    [-0.118, 1.272],
    [-0.062, 1.266],
    [-0.134, 1.226],
    [-0.084, 1.219],
    [-0.034, 1.222],
    [-0.126, 1.176],
    [-0.068, 1.172],
    [-0.102, 1.128],
  ],
  breastbone: [
    [-0.026, 1.424],
    [0.03, 1.416],
    [0.002, 1.377],
    [-0.034, 1.342],
    [0.034, 1.348],
  ],
  belt: [
    [0.119, 1.172],
    [0.072, 1.158],
    [0.114, 1.124],
    [0.066, 1.104],
  ],
} satisfies Record<string, readonly (readonly [number, number])[]>;

const view = camera({ eye: [0, 1.34, 4], at: [0, 1.395, 0], view: 20 });

const shorts: Group = {
  material: 'shorts',
  folds: 0.006,
  solids: [1, -1].map((side) =>
    drum([0.072 * side, 0.97, 0], [0.086 * side, 0.6, 0], [0.076, 0.09], { blend: 0.01 }),
  ),
};

const target = print(
  [
    ...figure(
      {
        ...poses.highGuard,
        hipTurn: 0,
        chestTurn: 0,
        lean: 0,
        head: { nod: 10 },
        // Wide apart, so that shoulders, upper arms and all that was hit can be seen.
        leftHand: [0.12, 1.46, 0.29],
        rightHand: [0.12, 1.46, -0.29],
        leftElbow: [-0.1, -0.8, 0.7],
        rightElbow: [-0.1, -0.8, -0.7],
      },
      { at: [0, 0, 0], facing: 90 },
      { height: 1.8, legs: false, face: { hair: 'crop', mood: 'stern' } },
    ),
    shorts,
  ],
  {
    view,
    light: { from: [-0.9, 2.7, 2.8], rim: [0.85, 0.3, -0.45], fill: 0.16 },
    inks: {
      ...worn({
        skin: { tones: [ink.nightBlue, '#7d97e8', '#c9d6ff'] },
        hair: { tones: [ink.nightBlue, ink.deepBlue] },
        gloves: { tones: [ink.nightBlue, ink.deepBlue, ink.blue] },
        shorts: { tones: [ink.nightBlue, ink.deepBlue, ink.blue] },
        band: dyes.white,
        tape: dyes.white,
      }),
      // A map is in blue alone: its red counts.
      lip: { tones: [ink.nightBlue, '#3f56b8', '#7d97e8'] },
    },
  },
);

const hits = Object.values(LANDED)
  .flat()
  .map(([right, up]) => project(view, [right, up, 0.16]));

/** Strokes of the numerals, 100 px high around their middle. */
const NUMERALS = {
  8: 'M0 -50A23 23 0 0 0 0 -4A27 27 0 0 0 0 50A27 27 0 0 0 0 -4A23 23 0 0 0 0 -50Z',
  5: 'M25 -50H-20L-24 -9A31 31 0 1 1 -27 35',
  4: 'M13 50V-50L-30 22H32',
} as const;

/** How many punches a place took, at the margin, with a line from there to the place. */
function count(
  number: keyof typeof NUMERALS,
  [x, y]: readonly [number, number],
  to: number,
): string {
  const [from, end] = [x + (to > x ? 74 : -74), y];
  const line = (stroke: string, width: number) =>
    `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="M${from} ${end}H${to}"/>`;
  return (
    line(ink.paper, 18) +
    line(ink.red, 8) +
    `<path transform="translate(${x} ${y}) scale(1.3)" fill="none" stroke="${ink.red}" stroke-width="22" stroke-linejoin="miter" d="${NUMERALS[number]}"/>`
  );
}

export default {
  alt: 'A punch map of a boxer’s body: eight red marks over the liver, five on the breastbone and four just above the belt line.',
  svg: poster({
    background: ink.sand,
    layers: [
      ...Array.from({ length: 15 }, (_, n) => rect('#cbbb98', 0, n * 72, 1600, 3)),
      ...Array.from({ length: 23 }, (_, n) => rect('#cbbb98', n * 72, 0, 3, 1000)),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: '#c2ab80', pitch: 26, cover: (_, y) => y * 0.8 },
      ),
      target,
      ...hits.map(
        ({ x, y }) =>
          `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="21" fill="${ink.red}" stroke="${ink.paper}" stroke-width="5"/>`,
      ),
      count(8, [238, 795], 590),
      count(5, [1376, 540], 880),
      count(4, [1376, 815], 975),
    ],
  }),
} satisfies Drawing;
