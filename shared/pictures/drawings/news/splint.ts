import { clothed, corinDelahaye, seen } from '../../cast/index.ts';
import {
  block,
  camera,
  type Drawing,
  dyes,
  type Group,
  ink,
  poses,
  poster,
  print,
  rect,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.05, 1.5, 1.5], at: [-0.05, 1.53, 0.1], view: 41 });

// He holds the back of his right hand towards the viewer, before his chest.
const { groups, inks } = clothed(
  corinDelahaye,
  {
    ...poses.squareUp,
    hipTurn: 0,
    chestTurn: 0,
    lean: 0,
    head: { nod: 12, turn: -12, tilt: -3 },
    leftHand: [0.05, 0.8, 0.35],
    rightHand: [0.26, 1.33, -0.13],
    rightPalm: [-1, 0, 0.1],
    rightElbow: [0.4, -1, -0.35],
  },
  { at: [0, 0, 0], facing: 90 },
  {
    mood: 'calm',
    gaze: [-0.15, -0.5],
    top: { tones: [ink.black, '#565b68', '#8d9099', '#b9bac0'], levels: [0.1, 0.42, 0.84] },
    rim: '#f0604a',
    build: { legs: false, curl: [4, 6, 18, 26] },
  },
);
const [, , fingers] = groups.filter(({ material }) => material === 'corin-delahaye.skin');
const back = fingers?.solids[0]?.frame;
if (!back) throw new Error('pictures: splint.ts finds no right hand');

/** About the middle of the back of the hand: forward out of it, up to the fingers, to the thumb. */
const spot = (v: Vec): Vec => within(back, v);

// The broken bone lies behind the knuckle of the index finger, which the splint holds with the
// middle finger.
const dressing: Group[] = [
  {
    material: 'splint',
    solids: [block({ ...back, at: spot([0.022, 0.012, 0.024]) }, [0.005, 0.112, 0.016])],
  },
  {
    material: 'tape',
    folds: 0.001,
    solids: [
      // Turns of gauze overlap from the wrist up to the knuckles of the hand.
      ...[0, 1, 2, 3, 4].map((n) =>
        block(
          { ...back, at: spot([0.002, -0.082 + n * 0.021, (n % 2) * 0.002]) },
          [0.037 - n * 0.0028, 0.0135, 0.041 + n * 0.0026],
          { round: 0.012, blend: 0.002 },
        ),
      ),
    ],
  },
  ...[0.05, 0.088].map((up) => ({
    material: 'tape',
    // Flat around both fingers and the splint on them.
    solids: [
      block({ ...back, at: spot([0.004, up, 0.022]) }, [0.026, 0.011, 0.031], { round: 0.01 }),
    ],
  })),
];

export default {
  alt: `The right hand of ${seen(corinDelahaye)}, held before a grey training top: a splint along the index finger, taped to the next.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      rect(ink.red, 0, 0, 1600, 330),
      rect(ink.paper, 0, 318, 1600, 14),
      print([...groups, ...dressing], {
        view,
        light: { from: [-0.7, 2.4, 2.8], rim: [0.85, 0.3, -0.4], fill: 0.3 },
        inks: {
          ...inks,
          splint: { tones: [ink.slate, '#b9c8f2', '#e8eeff'] },
          tape: dyes.white,
        },
      }),
    ],
  }),
} satisfies Drawing;
