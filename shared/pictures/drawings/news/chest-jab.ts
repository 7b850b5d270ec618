import { anselmVarga, boxing, gloved, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  ball,
  camera,
  crowd,
  type Drawing,
  type Group,
  ground,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  ropes,
} from '../../kit/index.ts';

// From the side of Varga's open chest: an arm of either man would hide the glove from the other.
const view = camera({ eye: [0, 1.15, 5.1], at: [-0.02, 0.92, 0], view: 41.5, shift: [-62, -14] });

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      hips: [-0.01, 0.67, 0],
      chestTurn: -46,
      hipTurn: -18,
      lean: 8,
      head: { turn: 26, nod: 6 },
      leftHand: [1.0, 1.1, 0.04],
      rightHand: [0.16, 1.23, -0.1],
      rightElbow: [0.4, -1, -0.1],
      leftFoot: [0.44, 0.09, 0.12],
      rightFoot: [-0.55, 0.17, -0.16],
      rightHeel: 44,
    },
    { at: [0.64, 0, 0.3], facing: 172 },
    { mood: 'stern', build: { bulk: 1.32 } },
  ),
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      hips: [-0.04, 0.85, 0],
      chestTurn: -56,
      lean: -10,
      head: { nod: 12, turn: -22 },
      leftHand: [0.31, 0.96, 0.14],
      leftElbow: [-0.3, -1, 0.6],
      // Open beside the chin, where it waits for a jab to the head.
      rightHand: [0.1, 1.37, -0.14],
      rightPalm: [1, 0, 0.2],
      rightElbow: [0.1, -1, -0.4],
      leftFoot: [0.32, 0.12, 0.1],
      leftToes: -6,
      leftHeel: -18,
    },
    { at: [-0.66, 0, -0.02], facing: 8 },
    { mood: 'strained', gaze: [-0.7, -0.6], build: { bulk: 1.4 } },
  ),
);

/** So deep a bend of the hip would open his shorts at the side. */
const seat: Group = {
  material: 'tobias-rourke.shorts',
  folds: 0.006,
  solids: [ball([0.66, 0.715, 0.42], 0.14)],
};

export default {
  alt: `${gloved(tobiasRourke)} bends his knees and jabs under the raised right glove of ${seen(anselmVarga)} into the chest.`,
  svg: poster({
    background: ink.nightRed,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 620 },
        { ink: ink.deepRed, pitch: 34, cover: (x, y) => 1.3 - 1.7 * Math.hypot(x - 0.5, y - 0.5) },
      ),
      crowd({
        y: 640,
        rows: 3,
        size: 40,
        rise: 56,
        inks: [ink.black, '#1c0a0e', '#2f0d12'],
        seed: 8,
      }),
      rect(ink.black, 0, 640, 1600, 100),
      ground(
        view,
        [
          [-6, 0, -2.3],
          [6, 0, -2.3],
          [6, 0, 1.4],
          [-6, 0, 1.4],
        ],
        '#5f7fd6',
      ),
      ropes(
        view,
        [-6, 0, -1.15],
        [6, 0, -1.15],
        [{ ink: ink.red }, { ink: ink.sand }, { ink: '#5f86ff' }, { ink: ink.sand }],
      ),
      print([...groups, seat], {
        view,
        light: { from: [0.3, 5.4, 1.7], rim: [-0.8, 0.3, -0.5], fill: 0.3 },
        floor: ink.deepBlue,
        inks: {
          ...inks,
          // Darker than his skin, or the edge of the beard reads as a second mouth.
          'tobias-rourke.hair': { tones: ['#3a2112', '#7a4c22', '#a06a34'] },
          'tobias-rourke.shorts': {
            tones: ['#a89f8e', '#cfc7b5', ink.paper],
            levels: [0.1, 0.42],
          },
        },
      }),
    ],
  }),
} satisfies Drawing;
