import { clothed, corinDelahaye, seen } from '../../cast/index.ts';
import { slice } from '../../kit/gear/seams.ts';
import {
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  rotate,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.02, 1.36, 1.62], at: [-0.06, 1.498, 0.1], view: 41 });

// He holds the back of his right hand towards the viewer, before his chest.
const { groups, inks } = clothed(
  corinDelahaye,
  {
    ...poses.squareUp,
    hipTurn: 0,
    chestTurn: 0,
    lean: 0,
    head: { nod: 6, turn: -12, tilt: -3 },
    leftHand: [0.05, 0.8, 0.35],
    rightHand: [0.3, 1.31, -0.12],
    rightPalm: [-1, 0, 0.1],
    rightElbow: [-0.3, -1, -0.7],
  },
  { at: [0, 0, 0], facing: 90 },
  {
    mood: 'calm',
    gaze: [-0.1, -0.5],
    top: { tones: ['#565b68', '#8d9099', '#b9bac0'], levels: [0.3, 0.7] },
    build: { legs: false, curl: [4, 6, 20, 28] },
  },
);
const [, , fingers] = groups.filter(({ material }) => material === 'corin-delahaye.skin');
const back = fingers?.solids[0]?.frame;
if (!back) throw new Error('pictures: splint.ts finds no right hand');

/** About the middle of the back of the hand: forward out of it, up to the fingers, to the thumb. */
const spot = (v: Vec): Vec => within(back, v);

// The sleeves have their own cloth, and the right one ends at its cuff in the middle of the forearm.
const cut = block({ ...back, at: spot([0, 0.08, 0]) }, [0.2, 0.24, 0.2], {
  carve: true,
  blend: 0.002,
});
const [top] = groups;
const chest = top?.solids[0]?.frame;
if (!chest) throw new Error('pictures: splint.ts finds no chest.');
const collar: Group = {
  material: 'rib',
  solids: slice(top.solids, rotate(chest, { nod: 51 }), [0.195, 0.5], 0.005),
};
let cloths = 0;
const dressed = groups.map((group): Group => {
  if (!group.material.endsWith('.hood')) return group;
  const part = ['top', 'rib', 'sleeve', 'sleeve'][cloths++] ?? 'top';
  return {
    ...group,
    material: part,
    solids: cloths === 4 ? [...group.solids, cut] : group.solids,
  };
});
const cuff: Group = {
  material: 'rib',
  solids: [drum(spot([0, -0.2, 0]), spot([0, -0.15, 0]), [0.062, 0.058], { round: 0.008 })],
};

/** Turns of gauze overlap from the cuff to the knuckles of the hand. */
const gauze = Array.from(
  { length: 7 },
  (_, n): Group => ({
    material: n % 2 ? 'tape' : 'gauze',
    solids: [
      block(
        { ...back, at: spot([0.002, -0.15 + n * 0.027, 0]) },
        [0.04, 0.0165, 0.049 + Math.max(0, n - 3) * 0.001],
        { round: 0.014 },
      ),
    ],
  }),
);
// The broken bone lies behind the knuckle of the index finger, which the splint holds with the
// middle finger.
const dressing: Group[] = [
  ...gauze,
  {
    material: 'splint',
    solids: [
      block({ ...back, at: spot([0.042, -0.02, 0.022]) }, [0.006, 0.15, 0.017], { round: 0.006 }),
    ],
  },
  ...[
    [-0.1, 0.052, 0],
    [0.018, 0.054, 0],
    [0.07, 0.03, 0.022],
    [0.112, 0.027, 0.022],
  ].map(([up = 0, half = 0, left = 0]) => ({
    material: 'band',
    // Flat around both fingers and the splint on them.
    solids: [block({ ...back, at: spot([0.01, up, left]) }, [0.042, 0.011, half], { round: 0.01 })],
  })),
];

export default {
  alt: `The right hand of ${seen(corinDelahaye)}, held before a grey training top: a splint along the index finger, taped to the next.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#b8261d', pitch: 34, cover: (x, y) => 1.25 - 2 * Math.hypot(x - 0.5, y - 0.3) },
      ),
      print([...dressed, collar, cuff, ...dressing], {
        view,
        light: { from: [-0.7, 2.2, 2.8], rim: [0.85, 0.3, -0.4], fill: 0.3 },
        inks: {
          ...inks,
          top: { tones: ['#6b6f7b', '#9a9da6', '#c3c4c9'], levels: [0.3, 0.74] },
          sleeve: { tones: ['#22262f', '#4b515f', '#6d7382'], levels: [0.26, 0.74] },
          rib: { tones: ['#15181f', '#343a47', '#4b515f'], levels: [0.26, 0.7] },
          splint: { tones: [ink.slate, '#b9c8f2', '#e8eeff'] },
          tape: dyes.white,
          gauze: { tones: ['#5b5c66', '#c4bca9', '#e9e3d6'] },
          band: dyes.white,
        },
      }),
    ],
  }),
} satisfies Drawing;
