import { anselmVarga, boxing, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  footprint,
  ground,
  halftone,
  ink,
  pool,
  poses,
  poster,
  print,
  project,
  step,
  type Vec,
} from '../../kit/index.ts';

const view = camera({
  eye: [0.1, 3.3, 3.7],
  at: [0, 0.86, 0],
  view: 42,
  roll: -3,
  shift: [10, 60],
});

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      hips: [-0.02, 0.92, 0],
      lean: 3,
      chestTurn: -70,
      leftHand: [0.98, 1.5, 0.02],
      rightHand: [0.1, 1.34, -0.2],
      rightElbow: [-0.4, -1, -0.3],
      head: { turn: -24, nod: 0 },
    },
    { at: [-0.72, 0, 0.1], facing: 2 },
    { mood: 'stern' },
  ),
  // The palm of his right glove, beside the chin, takes the jab.
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      rightHand: [0.36, 1.47, 0.04],
      rightPalm: [1, 0.1, 0.3],
      leftHand: [0.34, 1.3, 0.26],
      head: { turn: 14, nod: 4 },
    },
    { at: [0.85, 0, 0.04], facing: 174 },
    { mood: 'keen' },
  ),
);
const boxers = print(groups, {
  view,
  light: { from: [-0.6, 4, 3], rim: [0.7, 0.2, -0.6], fill: 0.34 },
  floor: ink.stone,
  inks,
});

const on = (at: Vec) => project(view, at);
const [caught, stepped, short, leaned] = [
  on([0.12, 1.76, 0.02]),
  on([0.25, 0, -0.34]),
  on([-0.13, 1.8, -0.18]),
  on([-0.38, 1.58, 0.04]),
];

export default {
  alt: `From above: ${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)}; red numbers mark catch, step, short right and lean.`,
  svg: poster({
    background: ink.black,
    layers: [
      ground(
        view,
        [
          [-9, 0, -9],
          [9, 0, -9],
          [5, 0, 2.2],
          [-5, 0, 2.2],
        ],
        '#c2ab80',
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.sand, pitch: 34, cover: (x, y) => 1.15 - 1.6 * Math.hypot(x - 0.45, y - 0.5) },
      ),
      pool(view, [0, 0, -0.2], 2.05, ink.red),
      pool(view, [0, 0, -0.2], 1.92, ink.sand),
      boxers,
      footprint(view, [-0.22, 0, -0.4], 186),
      arrow(view, [
        [0.5, 0, 0.02],
        [0.3, 0, -0.5],
        [-0.06, 0, -0.42],
      ]),
      arrow(view, [
        [0.48, 1.7, -0.14],
        [0.04, 1.94, -0.3],
        [-0.38, 1.74, 0.0],
      ]),
      step(1, caught.x, caught.y),
      step(2, stepped.x, stepped.y),
      step(3, short.x, short.y),
      step(4, leaned.x, leaned.y),
    ],
  }),
} satisfies Drawing;
