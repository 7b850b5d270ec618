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
  rope,
  step,
  type Vec,
} from '../../kit/index.ts';

const view = camera({
  // From his right side, on which the liver is.
  eye: [-0.2, 4.2, -2.6],
  at: [0.02, 0.86, 0],
  view: 32,
  roll: -4,
  shift: [0, 24],
});

const { groups, inks } = together(
  boxing(
    mateoQuillan,
    { ...poses.jab, hips: [0.1, 0.84, 0], leftHand: [0.98, 1.26, 0.03], lean: 16 },
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
      leftHand: [0.24, 1.4, 0.2],
      rightHand: [0.16, 1.5, -0.1],
      rightElbow: [-1, 0.25, -0.5],
      leftFoot: [0.02, 0.09, 0.24],
      rightFoot: [0.02, 0.09, -0.24],
      leftToes: 6,
      rightToes: -6,
      rightHeel: 0,
    },
    { at: [0.56, 0, 0.02], facing: 178 },
    { mood: 'strained' },
  ),
);
const boxers = print(groups, {
  view,
  dots: 9,
  light: { from: [0.2, 5, -1.7], rim: [0.7, 0.2, 0.6], fill: 0.34 },
  floor: ink.navy,
  inks,
});

const on = (at: Vec) => project(view, at);
const [slide, follow, chest, liver] = [
  on([1.06, 0, -0.14]),
  on([-0.62, 0, -0.24]),
  on([0.02, 1.5, 0.16]),
  on([0.2, 1.06, -0.5]),
];

export default {
  alt: `From above: ${seen(mateoQuillan)} jabs the chest of ${seen(isaacBellweather)}, who stands square; numbers mark the four steps.`,
  svg: poster({
    background: ink.nightBlue,
    layers: [
      ground(
        view,
        [
          [-2.6, 0, -2.6],
          [2.6, 0, -2.6],
          [2.6, 0, 1.9],
          [-2.6, 0, 1.9],
        ],
        '#a9bdf5',
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.paper, pitch: 28, cover: (x, y) => 1.2 - 1.5 * Math.hypot(x - 0.5, y - 0.55) },
      ),
      arrow(view, [
        [1.0, 0, -0.9],
        [1.16, 0, -0.5],
        [0.88, 0, -0.08],
      ]),
      footprint(view, [-0.16, 0, 0.14], 340),
      arrow(view, [
        [-0.5, 0, -0.16],
        [-0.3, 0, -0.2],
        [-0.18, 0, 0.02],
      ]),
      boxers,
      arrow(view, [
        [-0.16, 1.0, -0.42],
        [0.3, 1.02, -0.66],
        [0.52, 1.34, -0.2],
      ]),
      rope(view, [3, 1.1, 1.9], [-3, 1.1, 1.9], { ink: ink.red, light: '#f0604a' }),
      step(1, slide.x, slide.y),
      step(2, follow.x, follow.y),
      step(3, chest.x, chest.y),
      step(4, liver.x, liver.y),
    ],
  }),
} satisfies Drawing;
