import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import {
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  halftone,
  hoop,
  ink,
  poses,
  poster,
  print,
  standing,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { bricks, panel } from '../../kit/places/gym.ts';

// Under the ceiling of a garage: the bag waits while its bearer is bolted to two joists.
const view = camera({ eye: [0.27, 1.82, 2.3], at: [0.27, 2.14, 0], view: 43, shift: [-36, 0] });
const UNDER = 2.44;
const HOOK = -0.06;
const BIT = 0.31;

const JOISTS = [HOOK - 0.37, BIT, BIT + 0.68];

const timber: Group[] = [
  ...JOISTS.map((x) => ({
    material: 'joist',
    solids: [block(standing([x, UNDER + 0.26, 0], 90), [0.1, 0.15, 0.055], { round: 0.006 })],
  })),
  {
    material: 'bearer',
    solids: [block(standing([0.3, UNDER + 0.055, 0], 0), [1.4, 0.055, 0.1], { round: 0.01 })],
  },
];
const bolt = (x: number): Group => ({
  material: 'steel',
  solids: [
    drum([x, UNDER - 0.008, 0], [x, UNDER, 0], [0.045, 0.045], { round: 0.003 }),
    drum([x, UNDER - 0.03, 0], [x, UNDER - 0.008, 0], [0.024, 0.024], { round: 0.004 }),
  ],
});
const link = (y: number, isTurned: boolean, radius = 0.026): Group => ({
  material: 'steel',
  solids: [hoop(along([HOOK, y, 0], isTurned ? [1, 0, 0.3] : [0.1, 0, 1]), radius, 0.009)],
});
const coil = (n: number): Vec => {
  const turn = (n / 14) * Math.PI * 2;
  return [HOOK + Math.cos(turn) * 0.038, UNDER - 0.15 - n * 0.0022, Math.sin(turn) * 0.038];
};
const hardware: Group[] = [
  bolt(HOOK - 0.37),
  {
    material: 'steel',
    solids: [
      drum([HOOK, UNDER - 0.02, 0], [HOOK, UNDER, 0], [0.085, 0.085], { round: 0.004 }),
      drum([HOOK, UNDER - 0.06, 0], [HOOK, UNDER - 0.02, 0], [0.03, 0.03], { round: 0.004 }),
    ],
  },
  link(UNDER - 0.085, false, 0.032),
  link(UNDER - 0.13, true),
  {
    material: 'spring',
    solids: Array.from({ length: 56 }, (_, n) =>
      taper(coil(n), coil(n + 1), [0.0095, 0.0095], { blend: 0.002 }),
    ),
  },
  link(UNDER - 0.3, true),
  link(UNDER - 0.345, false, 0.034),
];

const RIM = 1.77;
const RADIUS = 0.18;
const bag: Group[] = [
  {
    material: 'bag',
    solids: [drum([HOOK, 0.7, 0], [HOOK, RIM, 0], [RADIUS, RADIUS], { round: 0.03 })],
  },
  {
    material: 'strap',
    solids: [
      ...[RIM - 0.06, RIM - 0.34].map((y) =>
        drum([HOOK, y - 0.03, 0], [HOOK, y, 0], [RADIUS + 0.006, RADIUS + 0.006], { round: 0.03 }),
      ),
    ],
  },
  {
    material: 'strap',
    solids: [0.7, 2.3, 3.9, 5.5].map((turn) =>
      taper(
        [HOOK + Math.cos(turn) * RADIUS, RIM, Math.sin(turn) * RADIUS],
        [HOOK + 0.01, RIM + 0.14, 0],
        [0.013, 0.013],
      ),
    ),
  },
  {
    material: 'steel',
    solids: [hoop(along([HOOK + 0.01, RIM + 0.165, 0], [0.1, 0, 1]), 0.03, 0.009)],
  },
];

const drill: Group[] = [
  {
    material: 'steel',
    solids: [
      drum([BIT, UNDER - 0.11, 0.02], [BIT, UNDER, 0.02], [0.008, 0.008]),
      drum([BIT, UNDER - 0.15, 0.02], [BIT, UNDER - 0.1, 0.02], [0.026, 0.016], { round: 0.004 }),
    ],
  },
  {
    material: 'drill',
    solids: [
      drum([BIT, UNDER - 0.33, 0.02], [BIT, UNDER - 0.15, 0.02], [0.042, 0.034], { round: 0.012 }),
      taper([BIT, UNDER - 0.26, 0.02], [BIT + 0.15, UNDER - 0.29, 0.02], [0.024, 0.021], {
        blend: 0.02,
      }),
    ],
  },
  {
    material: 'battery',
    solids: [
      block(standing([BIT + 0.17, UNDER - 0.3, 0.02], 0), [0.022, 0.065, 0.04], { round: 0.012 }),
    ],
  },
];

const man = clothed(
  desmondAkerele,
  {
    ...poses.squareUp,
    hipTurn: 0,
    chestTurn: 0,
    lean: -4,
    head: { nod: -24, turn: 12 },
    leftHand: [0.25, 1.66, 0.05],
    rightHand: [0.36, 1.68, -0.04],
    leftPalm: [1, 0, -0.4],
    rightPalm: [1, 0, 0.4],
    leftElbow: [0.2, -1, 0.4],
    rightElbow: [0.2, -1, -0.4],
  },
  { at: [0.69, 0.42, 0.02], facing: 176 },
  {
    mood: 'calm',
    gaze: [0, 0.6],
    top: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.2, 0.8] },
    build: { legs: false },
  },
);

export default {
  alt: `Under a garage ceiling ${seen(desmondAkerele)} drills a timber bearer; a spring hangs from its hook, and the heavy bag waits below.`,
  svg: poster({
    background: ink.nightRed,
    layers: [
      bricks(
        view,
        { at: [-3, 0.6, -1.6], along: [0.42, 0, 0], up: [0, 0.16, 0], rows: 24, columns: 18 },
        [ink.deepRed, '#82181a', '#98201b'],
      ),
      halftone(
        { x: 200, y: 100, width: 1200, height: 1000 },
        { ink: '#b8261d', pitch: 34, cover: (x, y) => 0.9 - 2 * Math.hypot(x - 0.5, y - 0.5) },
      ),
      panel(view, [-3, UNDER + 0.1, -0.2], [6, 0, 0], [0, 1, 0], '#2c0c0e'),
      print([...timber, ...hardware, ...bag, ...drill, ...man.groups], {
        view,
        light: { from: [-1.4, 1.9, 2.6], rim: [0.9, 0.2, -0.4], fill: 0.3 },
        inks: {
          ...man.inks,
          joist: { tones: ['#5a2f14', '#a9653c', '#d9a765'] },
          bearer: { tones: ['#7a4a1e', '#c98f3c', '#e8bd78'], levels: [0.15, 0.55] },
          steel: dyes.steel,
          spring: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5 },
          bag: { ...dyes.black, rim: '#8fa0c8' },
          strap: { tones: [ink.stone, ink.sand, ink.paper] },
          drill: dyes.amber,
          battery: dyes.black,
        },
      }),
    ],
  }),
} satisfies Drawing;
