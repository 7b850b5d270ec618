import { boxing, gloved, mateoQuillan } from '../../cast/index.ts';
import { combed } from '../../kit/figure/combed.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import {
  add,
  camera,
  crowd,
  type Drawing,
  dyes,
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
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

// From below, so near that the lead glove is larger than the head.
const view = camera({ eye: [-0.25, 1, 1.4], at: [0, 1.36, 0], view: 44, shift: [440, 135] });
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
const RIM = '#5f86ff';

// His chin is behind the lead shoulder, one glove at his cheek, and he looks towards the headline.
const { groups, inks } = boxing(
  mateoQuillan,
  {
    ...poses.lowLead,
    chestTurn: -44,
    hipTurn: -40,
    lean: 4,
    head: { turn: 4, nod: 15, tilt: 7 },
    leftHand: [0.44, 1.22, 0.15],
    rightHand: [0.175, 1.455, -0.12],
    leftElbow: [-0.1, -1, 0.5],
    rightElbow: [-0.4, -1, 0.16],
  },
  { at: [0, 0, 0], facing: 132 },
  {
    mood: 'stern',
    gaze: [-0.2, 0],
    rim: RIM,
    build: { bulk: 1.1, headSize: HEAD, hands: 'laced' },
  },
);
/** Over the middle of his head, in metres of a head of life size. */
const skull = skullOf(groups, HEAD);
const at = (f: number, u: number, l: number): Vec =>
  within(skull, [f * 0.96 * HEAD, u * 0.96 * HEAD, l * 0.96 * HEAD]);
const join = { blend: 0.005 };
// So near, hair follows the jaw: a moustache and a narrow beard, joined beside the mouth.
const goatee = [
  taper(at(0.106, -0.102, 0), at(0.1, -0.12, 0), [0.005, 0.014], join),
  ...[1, -1].flatMap((l) => [
    taper(at(0.105, -0.0625, 0.004 * l), at(0.0965, -0.068, 0.03 * l), [0.0044, 0.003], join),
    // Round the corners of the mouth, the one grows into the other.
    taper(at(0.0965, -0.068, 0.03 * l), at(0.088, -0.098, 0.036 * l), [0.003, 0.0036], join),
    taper(at(0.088, -0.098, 0.036 * l), at(0.092, -0.122, 0.018 * l), [0.0036, 0.011], join),
    taper(at(0.098, -0.124, 0), at(0.092, -0.122, 0.018 * l), [0.0125, 0.011], join),
  ]),
];
// And it grows down before the ears.
const sideburns = [1, -1].map((l) =>
  taper(at(0.03, 0.03, 0.082 * l), at(0.02, -0.03, 0.078 * l), [0.012, 0.006], { blend: 0.012 }),
);
const [, hair, beard] = groups.filter(({ material }) => material.endsWith('.hair'));
const strands = hair ? combed(hair, at) : [];
const groomed = groups.map((group) => {
  if (group === hair) return { ...group, solids: [...group.solids, ...sideburns] };
  return group === beard ? { ...group, material: 'stubble', solids: goatee } : group;
});
const boxer = print([...groomed, ...strands], {
  view,
  light: { from: [-2.8, 2.4, 1.5], rim: [0.9, 0.32, -0.34], fill: 0.12 },
  inks: {
    ...inks,
    // Short enough for the skin to show through, unlike his brows.
    stubble: { tones: ['#15141c', '#33303c'], levels: [0.2], rim: RIM },
    strand: { tones: ['#151420', '#4d4655'], levels: [0.3] },
    'mateo-quillan.thumb': { ...dyes.red, rim: RIM },
    'mateo-quillan.trim': { tones: [ink.nightRed, ink.deepRed], levels: [0.4] },
  },
});

/** The upper two ropes: the next would graze the lower edge of the picture. */
const ropes = (from: Vec, to: Vec): string[] =>
  [
    { height: 1.08, inks: { ink: ink.blue, light: RIM } },
    { height: 1.36, inks: { ink: ink.red, light: '#f0604a' } },
  ].map(({ height, inks: dye }) =>
    rope(view, add(from, [0, height, 0]), add(to, [0, height, 0]), dye),
  );

export default {
  alt: `${gloved(mateoQuillan)} looks over his guard in a ring corner, before a dark crowd.`,
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
          [1640, 760],
          [760, 760],
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
      ...ropes(west, north),
      // On the left, below the headline, hall and ropes go out in dots into the black of the page.
      rect(ink.black, 0, 0, 260, 1000),
      halftone(
        { x: 240, y: 380, width: 460, height: 620 },
        { ink: ink.black, pitch: 16, cover: (x) => 1.1 - x * 1.15 },
      ),
      pad,
      boxer,
    ],
  }),
} satisfies Drawing;
