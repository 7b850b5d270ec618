import {
  camera,
  type Drawing,
  ground,
  halftone,
  ink,
  lamp,
  poster,
  print,
  rect,
  shape,
} from '../../kit/index.ts';
import { chair } from '../../kit/places/chair.ts';
import { panes } from '../../kit/places/gym.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';

const view = camera({ eye: [-4.6, 1.5, 7.6], at: [0.3, 1.35, 0], view: 46, shift: [-20, -60] });
const UP = 0.85;
const ring = raisedRing(
  view,
  {
    west: [-2.9, UP, -0.2],
    north: [0.25, UP, -2.9],
    east: [3.1, UP, -0.1],
    south: [-0.1, UP, 2.6],
  },
  ink.paper,
);
const chairs = [
  ...[-3.2, -2.5, -1.8].map((x, n) => [x, 3.3 + n * 0.12, 6 + n * 3] as const),
  ...[1.3, 2.0, 2.75, 3.5].map((x, n) => [x, 3.5 - n * 0.14, -8 - n * 4] as const),
  [-1.55, 4.6, 30] as const,
];
const things = print(
  chairs.flatMap(([x, z, turn]) => chair([x, 0, z], turn)),
  {
    view,
    light: { from: [-4, 5.5, 1.5], rim: [-0.6, 0.5, -0.5], fill: 0.2 },
    floor: '#5a2f14',
    inks: {
      seat: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.72] },
      steel: { tones: [ink.black, ink.slate, ink.sand], levels: [0.25, 0.7] },
    },
  },
);

const windows = [-5.1, -2.6, 1.2, 3.7];

export default {
  alt: 'An empty small hall by day: a boxing ring under hanging lamps, rows of red chairs, light through tall windows.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 620 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => 0.9 - y },
      ),
      ...windows.map((x) =>
        panes(
          view,
          { at: [x, 2.05, -4.5], along: [0.42, 0, 0], up: [0, 0.42, 0], rows: 5, columns: 3 },
          [ink.paper, '#fbe3b4'],
          ink.darkLeather,
        ),
      ),
      rect('#b5752c', 0, 545, 1600, 80),
      rect(ink.darkLeather, 0, 540, 1600, 10),
      ground(
        view,
        [
          [-9, 0, -4.5],
          [9, 0, -4.5],
          [9, 0, 6.6],
          [-9, 0, 6.6],
        ],
        ink.leather,
      ),
      ...[0, 1, 2].map((n) =>
        ground(
          view,
          [
            [-4 + n * 2.6, 0, -3.6],
            [-3 + n * 2.6, 0, -3.6],
            [-0.4 + n * 2.6, 0, 6.4],
            [-2 + n * 2.6, 0, 6.4],
          ],
          '#b5752c',
        ),
      ),
      shape(
        ink.paper,
        [
          [120, 60],
          [290, 390],
          [1010, 760],
          [760, 840],
        ],
        0.16,
      ),
      ring.far,
      ground(
        view,
        [
          [0.25, UP, -2.9],
          [3.1, UP, -0.1],
          [-0.1, UP, 2.6],
          [0.9, UP, -0.1],
        ],
        ink.sand,
      ),
      ring.near,
      ...[480, 750, 1020].map(
        (x) =>
          rect(ink.black, x - 2, 0, 5, 110) +
          lamp({ x, y: 150, size: 130, foot: [x, 600], spread: 200, strength: 0.0 }),
      ),
      things,
    ],
  }),
} satisfies Drawing;
