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
  step,
} from '../../kit/index.ts';

const view = camera({
  eye: [0.1, 4.5, 2.35],
  at: [0, 0.82, 0],
  view: 33,
  roll: -4,
  shift: [0, 110],
});

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    { ...poses.jab, leftHand: [0.98, 1.5, 0.02] },
    { at: [-0.8, 0, 0.12], facing: 2 },
    { mood: 'stern' },
  ),
  // His right glove, open beside the chin, takes the jab.
  boxing(
    anselmVarga,
    { ...poses.guard, rightHand: [0.33, 1.54, -0.04], leftHand: [0.34, 1.36, 0.26] },
    { at: [0.62, 0, 0.04], facing: 176 },
    { mood: 'keen' },
  ),
);
const boxers = print(groups, {
  view,
  dots: 9,
  light: { from: [-1.6, 4.6, -1.5], rim: [0.7, 0.2, -0.6], fill: 0.26 },
  floor: ink.navy,
  inks,
});

export default {
  alt: `From above: ${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)}; red numbers mark catch, step, short right and lean.`,
  svg: poster({
    background: ink.black,
    layers: [
      ground(
        view,
        [
          [-5, 0, -6],
          [5, 0, -6],
          [5, 0, 2.2],
          [-5, 0, 2.2],
        ],
        ink.sand,
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.paper, pitch: 28, cover: (x, y) => 1.15 - 1.6 * Math.hypot(x - 0.45, y - 0.5) },
      ),
      pool(view, [0, 0, -0.2], 2.05, ink.red),
      pool(view, [0, 0, -0.2], 1.92, ink.paper),
      boxers,
      footprint(view, [-0.22, 0, -0.4], 186),
      arrow(view, [
        [0.3, 0, -0.1],
        [0.2, 0, -0.56],
        [-0.08, 0, -0.42],
      ]),
      arrow(view, [
        [0.26, 1.7, -0.1],
        [-0.06, 1.96, -0.24],
        [-0.42, 1.78, 0.04],
      ]),
      step(1, 850, 380),
      step(2, 760, 560),
      step(3, 690, 112),
      step(4, 150, 420),
    ],
  }),
} satisfies Drawing;
