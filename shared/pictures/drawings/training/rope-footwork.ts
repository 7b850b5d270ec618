import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  pool,
  poses,
  poster,
  print,
  rope,
  skins,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.25, 0.3, 1.5], at: [0.02, 0.25, 0], view: 42 });

const legs = print(
  figure(
    {
      ...poses.skipping,
      hips: [0, 0.96, 0],
      leftFoot: [0.06, 0.2, 0.13],
      rightFoot: [-0.1, 0.21, -0.13],
      leftHeel: 34,
      rightHeel: 46,
      leftToes: 10,
      rightToes: -10,
    },
    { at: [0, 0, 0], facing: 52 },
    { height: 1.84, bulk: 1.12 },
  ),
  {
    view,
    light: { from: [-1.0, 2.4, 1.7], rim: [0.9, 0.15, -0.4], fill: 0.14 },
    inks: worn({
      skin: skins.brown,
      rim: ink.paper,
      shorts: dyes.white,
      boots: dyes.red,
      soles: dyes.white,
    }),
  },
);

export default {
  alt: 'Red boxing boots hop an inch off the floorboards, along a line of blue tape, as a skipping rope whips through beneath.',
  svg: poster({
    background: ink.navy,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 700 },
        { ink: ink.blue, pitch: 28, cover: (x, y) => 1.2 - 1.9 * Math.hypot(x - 0.5, y - 0.75) },
      ),
      // Joints between the boards are as dark as far as the wall.
      ground(
        view,
        [
          [-5, 0, -6],
          [5.12, 0, -6],
          [5.12, 0, 1.1],
          [-5, 0, 1.1],
        ],
        ink.darkLeather,
      ),
      boards(view, { at: [-5, 0, -6], along: [0, 0, 7.1], across: [0.22, 0, 0], count: 46 }, [
        ink.amber,
        '#c98f3c',
        ink.amber,
        '#b5752c',
      ]),
      // A taped line, along which the feet hop.
      ground(
        view,
        [
          [-4.7, 0, -6],
          [-4.63, 0, -6],
          [0.96, 0, 1.1],
          [0.89, 0, 1.1],
        ],
        ink.blue,
      ),
      pool(view, [0.02, 0, -0.04], 0.19, ink.darkLeather),
      rope(view, [-2.4, 0.72, -0.05], [2.4, 0.66, 0], {
        ink: ink.paper,
        sag: 0.675,
        thick: 0.011,
        shade: ink.darkLeather,
      }),
      legs,
    ],
  }),
} satisfies Drawing;
