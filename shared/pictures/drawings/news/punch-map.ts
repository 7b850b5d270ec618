import { worn } from '../../kit/gear/worn.ts';
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
  seeded,
  type Vec,
} from '../../kit/index.ts';

// Where the punches that Mateo Quillan landed in the first rounds of his last five fights went: the
// article counts them.
const LANDED = { liver: 8, breastbone: 5, belt: 4, head: 5 } as const;
const PLACES = {
  liver: [-0.095, 1.2, 0.16],
  breastbone: [0, 1.38, 0.16],
  belt: [0.1, 1.15, 0.14],
  head: [0, 1.675, 0.2],
} satisfies Record<keyof typeof LANDED, Vec>;
/** Around the eyes, which stay bare: metres right and up from the middle of the head. */
const HEAD = [
  [-0.032, 0.034],
  [0.036, 0.04],
  [-0.05, -0.098],
  [0.054, -0.092],
  [0.014, -0.155],
] as const;

const view = camera({ eye: [0, 1.3, 2.5], at: [0, 1.32, 0], view: 38 });

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
        // Apart, so that shoulders, upper arms and all that was hit can be seen.
        leftHand: [0.26, 1.5, 0.165],
        rightHand: [0.26, 1.5, -0.165],
        leftElbow: [0, -1, 0.12],
        rightElbow: [0, -1, -0.12],
      },
      { at: [0, 0, 0], facing: 90 },
      { height: 1.8, legs: false, face: { hair: 'crop', mood: 'stern' } },
    ),
    shorts,
  ],
  {
    view,
    light: { from: [-0.9, 2.7, 2.8], rim: [0.85, 0.3, -0.45], fill: 0.16 },
    inks: worn({
      skin: { tones: [ink.nightBlue, '#7d97e8', '#c9d6ff'] },
      hair: { tones: [ink.nightBlue, ink.deepBlue] },
      gloves: { tones: [ink.nightBlue, ink.deepBlue, ink.blue] },
      shorts: { tones: [ink.nightBlue, ink.deepBlue, ink.blue] },
      band: dyes.white,
      tape: dyes.white,
    }),
  },
);

const random = seeded(21);
const hits = Object.entries(LANDED).flatMap(([place, count]) => {
  const { x, y, metre } = project(view, PLACES[place as keyof typeof LANDED]);
  if (place === 'head')
    return HEAD.map(([right, up]) => [x + right * metre, y - up * metre] as const);
  return Array.from({ length: count }, (_, n) => {
    const turn = n * 2.4 + random() * 0.5;
    const away = metre * 0.027 * Math.sqrt(n);
    return [x + Math.cos(turn) * away, y + Math.sin(turn) * away] as const;
  });
});

export default {
  alt: 'A punch map: of 22 punches landed, eight mark the liver, five the breastbone, four the belt line and five the head.',
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
        ([x, y]) =>
          `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="21" fill="${ink.red}" stroke="${ink.paper}" stroke-width="5"/>`,
      ),
    ],
  }),
} satisfies Drawing;
