import { boxing, isaacBellweather, mateoQuillan, seen, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  footprint,
  ground,
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
  // Over the other man's shoulder: both his feet are seen to be level, and the liver's side is open.
  eye: [-2.5, 3.3, -2.5],
  at: [-0.1, 0.9, 0],
  view: 42,
  roll: -4,
  shift: [60, 4],
});

const { groups, inks } = together(
  boxing(
    mateoQuillan,
    {
      ...poses.jab,
      hips: [0.1, 0.84, 0],
      leftHand: [0.98, 1.22, 0.03],
      rightHand: [0.43, 1.36, -0.04],
      rightElbow: [-0.2, -1, -0.6],
      lean: 16,
    },
    { at: [-0.78, 0, 0.1], facing: 4 },
    { mood: 'fierce' },
  ),
  // Square, both feet level, rocked on to his heels.
  boxing(
    isaacBellweather,
    {
      ...poses.squareUp,
      hipTurn: 0,
      chestTurn: 0,
      lean: -8,
      head: { nod: -2 },
      hips: [-0.1, 0.9, 0],
      leftHand: [-0.25, 1.22, 0.42],
      rightHand: [-0.28, 1.14, -0.42],
      leftElbow: [-0.7, -0.8, 0.4],
      rightElbow: [-0.7, -0.6, -0.5],
      leftFoot: [0.06, 0.09, 0.3],
      rightFoot: [0.06, 0.09, -0.3],
      leftToes: 6,
      rightToes: -6,
      rightHeel: 0,
    },
    { at: [0.25, 0, 0.02], facing: 178 },
    { mood: 'strained' },
  ),
);
const boxers = print(groups, {
  view,
  light: { from: [-2.6, 4, -1.6], rim: [0.7, 0.2, 0.6], fill: 0.42 },
  floor: ink.deepBlue,
  inks,
});

const on = (at: Vec) => project(view, at);
const [slide, follow, chest, liver] = [
  on([0.69, 0, -0.65]),
  on([-0.25, 0, -0.29]),
  on([-0.24, 0.97, 0.06]),
  on([0.12, 1.1, -0.66]),
];

export default {
  alt: `From above: ${seen(mateoQuillan)} jabs the chest of ${seen(isaacBellweather)}, who stands square; numbers mark the four steps.`,
  svg: poster({
    background: ink.nightBlue,
    layers: [
      ground(
        view,
        [
          [-5, 0, -2.6],
          [5, 0, -2.6],
          [5, 0, 1.9],
          [-5, 0, 1.9],
        ],
        '#5f7fd6',
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#86a0ea', pitch: 40, cover: (x, y) => 1.2 - 1.5 * Math.hypot(x - 0.5, y - 0.55) },
      ),
      footprint(view, [-0.16, 0, 0.14], 340),
      arrow(view, [
        [-0.5, 0, -0.16],
        [-0.3, 0, -0.2],
        [-0.18, 0, 0.02],
      ]),
      boxers,
      // Around the man before him, to his own left.
      footprint(view, [0.36, 0, -0.7], 168),
      arrow(view, [
        [0.44, 0, -0.58],
        [0.56, 0, -0.46],
        [0.58, 0, -0.22],
      ]),
      arrow(
        view,
        [
          [-0.2, 1.08, -0.32],
          [0.1, 1.02, -0.78],
          [0.2, 1.22, -0.24],
        ],
        { edge: ink.paper },
      ),
      step(1, slide.x, slide.y),
      step(2, follow.x, follow.y),
      step(3, chest.x, chest.y),
      step(4, liver.x, liver.y),
    ],
  }),
} satisfies Drawing;
