import { skullOf } from '../../kit/figure/skull.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import type { Solid } from '../../kit/geometry/solid.ts';
import {
  add,
  camera,
  crowd,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  rect,
  rope,
  shape,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { edgedWith } from '../../kit/print/edge.ts';

// From below, so near that the lead glove is larger than the head.
const view = camera({ eye: [-0.1, 1.12, 1.75], at: [0, 1.36, 0], view: 40, shift: [335, 112] });
const [west, north, east] = [
  [-5, 0, -1.9],
  [0.66, 0, -1.3],
  [2.6, 0, 3],
] as const;

/** The pad of the corner, so wide that it leaves the picture: a piece of rope beyond it is a speck. */
const corner = project(view, add(north, [0, 1.46, 0]));
const pad = [
  { fill: ink.nightRed, from: -0.103, top: -0.01 },
  { fill: '#f0604a', from: -0.093, top: 0 },
  { fill: ink.red, from: -0.035, top: 0.025 },
]
  .map(({ fill, from, top }) =>
    rect(fill, corner.x + from * corner.metre, corner.y + top * corner.metre, 400, 900),
  )
  .join('');

const HEAD = 1.1;
const EDGE = '#5f86ff';

// Nobody of the cast, and like none of them. Both forearms stand up: the rear glove is at his
// cheek, the lead glove before his chest.
const groups = figure(
  {
    ...poses.guard,
    chestTurn: -26,
    hipTurn: -30,
    lean: 5,
    head: { turn: -8, nod: 9, tilt: 3 },
    leftHand: [0.42, 1.28, 0.07],
    rightHand: [0.21, 1.42, -0.17],
    leftElbow: [-0.1, -1, 0.66],
    rightElbow: [0.1, -1, -0.05],
  },
  { at: [0, 0, 0], facing: 100 },
  {
    height: 1.727,
    bulk: 1.1,
    headSize: HEAD,
    neck: 0.012,
    hands: 'laced',
    face: { hair: 'curls', jaw: 1.06, mood: 'stern', gaze: [-0.15, -0.35] },
  },
);
/** Over the middle of his head, in metres of a head of life size. */
const skull = skullOf(groups, HEAD);
const at = (f: number, u: number, l: number): Vec =>
  within(skull, [f * 0.96 * HEAD, u * 0.96 * HEAD, l * 0.96 * HEAD]);
// So near, hair grows down before the ears.
const sideburns = [1, -1].map((l) =>
  taper(at(0.03, 0.03, 0.082 * l), at(0.02, -0.03, 0.078 * l), [0.012, 0.006], { blend: 0.012 }),
);
const [, hair] = groups.filter(({ material }) => material === 'hair');
const [trunk] = groups;
/** Ribs and the blocks of the abdomen, which between two gloves are only lumps. */
const isLump = ({ kind, a, carve }: Solid) =>
  !carve && (kind === 'block' || (kind === 'taper' && a < 0.0135));
const groomed = groups.map((group) => {
  if (group === hair) return { ...group, solids: [...group.solids, ...sideburns] };
  if (group === trunk) return { ...group, solids: group.solids.filter((solid) => !isLump(solid)) };
  return group;
});
const boxer = edgedWith(
  EDGE,
  print(groomed, {
    view,
    light: { from: [-2.8, 2.4, 1.5], fill: 0.12 },
    inks: {
      ...worn({ skin: skins.deep, gloves: dyes.red, shorts: dyes.red }),
      lip: { tones: ['#3f1813', '#7d3b2d', '#ab5f46'], levels: [0.06, 0.5] },
      thumb: dyes.red,
      trim: { tones: [ink.nightRed, ink.deepRed], levels: [0.4] },
    },
  }),
  [8, -3],
);

/** The middle rope: the upper one would pass behind the figures beside the boxer. */
const middle = (from: Vec, to: Vec): string =>
  rope(view, add(from, [0, 1.08, 0]), add(to, [0, 1.08, 0]), { ink: ink.red, light: '#f0604a' });

export default {
  alt: 'A curly-haired boxer in red gloves looks over his guard in a ring corner, before a dark crowd.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 620, y: 0, width: 980, height: 700 },
        { ink: ink.navy, pitch: 24, cover: (x, y) => Math.min(1, x * 1.8) * (1.05 - y * 0.6) },
      ),
      shape(
        '#1b2747',
        [
          [1010, 0],
          [1230, 0],
          [1590, 700],
          [805, 700],
        ],
        0.55,
      ),
      crowd({
        y: 640,
        rows: 4,
        size: 36,
        rise: 50,
        inks: ['#0d1120', '#121a30', '#18233f', '#1f2c4c'],
        seed: 11,
        from: 250,
      }),
      ground(view, [west, north, east, [-5, 0, 3]], ink.navy),
      middle(west, north),
      // On the left, below the headline, hall and rope go out in dots into the black of the page.
      rect(ink.black, 0, 0, 400, 1000),
      halftone(
        { x: 380, y: 380, width: 440, height: 620 },
        { ink: ink.black, pitch: 16, cover: (x) => 1.1 - x * 1.15 },
      ),
      pad,
      boxer,
    ],
  }),
} satisfies Drawing;
