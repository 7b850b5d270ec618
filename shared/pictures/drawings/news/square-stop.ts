import { boxing, isaacBellweather, mateoQuillan, seen, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  footprint,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  step,
  type Vec,
} from '../../kit/index.ts';

const view = camera({
  // From behind Quillan's left: both feet of the other man are seen to be level, and the liver's
  // side is open.
  eye: [-3.3, 4.9, -6.4],
  at: [-0.06, 0.8, -0.06],
  view: 24,
  roll: -2,
  shift: [-4, 0],
});

const { groups, inks } = together(
  boxing(
    mateoQuillan,
    {
      ...poses.jab,
      hips: [0.06, 0.82, 0],
      leftHand: [1.04, 1.36, 0.03],
      rightHand: [0.62, 1.38, -0.14],
      rightElbow: [0, -1, -0.7],
      lean: 12,
      leftFoot: [0.46, 0.09, 0.1],
      rightFoot: [-0.38, 0.14, -0.18],
      head: { turn: 36, nod: 2 },
    },
    { at: [-0.82, 0, 0.04], facing: 2 },
    { mood: 'fierce', gaze: [-0.8, 0] },
  ),
  // Square, both feet level, rocked on to his heels; his elbow lifts.
  boxing(
    isaacBellweather,
    {
      ...poses.squareUp,
      hipTurn: -6,
      chestTurn: -26,
      lean: -9,
      head: { nod: -2, turn: -30 },
      hips: [-0.04, 0.88, 0],
      leftHand: [0.26, 1.5, 0.16],
      rightHand: [0.16, 1.5, -0.62],
      leftElbow: [0.1, -1, 0.5],
      rightElbow: [-0.9, -0.1, -1],
      leftFoot: [0.06, 0.1, 0.24],
      rightFoot: [0.06, 0.1, -0.24],
      leftToes: 12,
      rightToes: -12,
      leftHeel: -14,
      rightHeel: -14,
    },
    { at: [0.27, 0, 0.02], facing: 180 },
    { mood: 'strained', build: { bulk: 1.12, neck: 0.03 } },
  ),
);
const boxers = print(groups, {
  view,
  light: { from: [-1.7, 6.8, -2.9], rim: [0.7, 0.2, 0.6], fill: 0.5 },
  floor: '#3f5fc0',
  inks,
});

const on = (at: Vec) => project(view, at);
const [slide, follow, chest, liver] = [
  on([1, 0, -0.48]),
  on([-1.17, 0, -0.14]),
  on([-0.5, 1.28, -0.3]),
  on([-0.4, 0.83, -0.3]),
];

export default {
  alt: `From above: ${seen(mateoQuillan)} jabs the chest of ${seen(isaacBellweather)}, who stands square; numbers mark the four steps.`,
  svg: poster({
    background: '#5f7fd6',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#86a0ea', pitch: 40, cover: (x, y) => 1.2 - 1.5 * Math.hypot(x - 0.5, y - 0.55) },
      ),
      // Where the near boots stood: one slid to his left, the other followed him.
      footprint(view, [0.66, 0, -0.5], 180, 1.2, ink.blue),
      footprint(view, [-0.88, 0, -0.2], -4, 1.2, ink.paper),
      arrow(view, [
        [0.56, 0, -0.42],
        [0.48, 0, -0.34],
        [0.36, 0, -0.26],
      ]),
      arrow(view, [
        [-0.66, 0, -0.19],
        [-0.57, 0, -0.16],
        [-0.47, 0, -0.11],
      ]),
      boxers,
      // The glove that jabbed comes back, and in under the elbow that lifts.
      arrow(
        view,
        [
          [-0.05, 1.37, -0.3],
          [-0.69, 0.7, -0.4],
          [0.23, 1.21, -0.3],
        ],
        { stroke: ink.amber, width: 18, edge: ink.black },
      ),
      step(1, slide.x, slide.y),
      step(2, follow.x, follow.y),
      step(3, chest.x, chest.y, 0.9),
      step(4, liver.x, liver.y),
    ],
  }),
} satisfies Drawing;
