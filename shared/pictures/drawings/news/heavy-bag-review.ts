import {
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  heavyBag,
  ink,
  pool,
  poster,
  print,
  standing,
} from '../../kit/index.ts';
import { bricks, panel, panes } from '../../kit/places/gym.ts';

// A wide crop keeps the upper two thirds: the whole bag, and its shadow on the floor.
const view = camera({
  eye: [-0.9, 1.25, 8],
  at: [0.72, 1.2, 0],
  view: 34,
  roll: -1,
  shift: [0, -62],
});
const tin = (x: number, y: number, material: string, high = 0.2): Group[] => [
  { material, solids: [drum([x, y, -1.4], [x, y + high, -1.4], [0.11, 0.11], { round: 0.01 })] },
  {
    material: 'steel',
    solids: [
      drum([x, y + high, -1.4], [x, y + high + 0.015, -1.4], [0.115, 0.115], { round: 0.006 }),
      drum([x, y, -1.4], [x, y + 0.012, -1.4], [0.115, 0.115], { round: 0.006 }),
    ],
  },
];
const hung = print([...heavyBag([0.1, 2.42, 0], { length: 1.35, radius: 0.24 })], {
  view,
  light: { from: [-0.7, 4.8, 1.9], rim: [0.9, 0.2, -0.4], fill: 0.34 },
  inks: {
    bag: { ...dyes.black, rim: '#8fa0c8' },
    strap: dyes.red,
    steel: dyes.steel,
  },
});

const shelf = print(
  [
    {
      material: 'wood',
      solids: [
        block(standing([2.0, 1.12, -1.42], 0), [0.8, 0.03, 0.17], { round: 0.01 }),
        block(standing([1.4, 1.0, -1.46], 0), [0.03, 0.12, 0.12], { round: 0.01 }),
        block(standing([2.6, 1.0, -1.46], 0), [0.03, 0.12, 0.12], { round: 0.01 }),
      ],
    },
    ...tin(1.4, 1.16, 'red'),
    ...tin(1.68, 1.16, 'paper', 0.26),
    ...tin(2.2, 1.16, 'blue', 0.16),
    ...tin(2.55, 1.16, 'paper'),
  ],
  {
    view,
    light: { from: [-1.2, 4.6, 3.4], rim: [0.9, 0.2, -0.4], fill: 0.3 },
    inks: {
      steel: dyes.steel,
      wood: { tones: [ink.darkLeather, ink.leather, ink.amber] },
      red: dyes.red,
      blue: dyes.blue,
      paper: dyes.white,
    },
  },
);

export default {
  alt: 'A long dark heavy bag hangs still on its chains from a red steel beam in a brick garage, clear of the floor, beside a shelf of paint tins.',
  svg: poster({
    background: '#8f5a24',
    layers: [
      bricks(
        view,
        { at: [-5, 0, -1.6], along: [0.52, 0, 0], up: [0, 0.22, 0], rows: 20, columns: 24 },
        ['#b5752c', '#c08540', '#aa6c28', '#b97c36'],
      ),
      panes(
        view,
        { at: [1.4, 1.58, -1.58], along: [0.42, 0, 0], up: [0, 0.34, 0], rows: 2, columns: 3 },
        [ink.blue, ink.deepBlue],
        ink.deepRed,
      ),
      panel(view, [-8, 0, -1.6], [18, 0, 0], [0, 0, 8], '#6d6a70'),
      panel(view, [-8, 0.16, -1.58], [18, 0, 0], [0, -0.16, 0], '#4f4a4c'),
      ...[-2.2, 0.4, 3].map((x) => panel(view, [x, 0, -1.6], [0.03, 0, 0], [0, 0, 6], '#5c595f')),
      panel(view, [-1.1, 0, -1.0], [2.5, 0, 0], [0, 0, 2.4], '#4b4950'),
      panel(view, [-1.04, 0, -0.95], [2.38, 0, 0], [0, 0, 2.28], '#57555c'),
      pool(view, [0.28, 0, -0.08], 0.34, '#333138'),
      shelf,
      hung,
      // A steel joist from wall to wall: its flanges catch the light, its web does not.
      panel(view, [-6, 2.31, 0.12], [12, 0, 0], [0, 0.3, 0], ink.deepRed),
      panel(view, [-6, 2.31, 0.12], [12, 0, 0], [0, 0.05, 0], ink.red),
      panel(view, [-6, 2.56, 0.12], [12, 0, 0], [0, 0.05, 0], ink.red),
      panel(view, [-6, 2.31, 0.12], [12, 0, 0], [0, 0, -0.24], ink.nightRed),
    ],
  }),
} satisfies Drawing;
