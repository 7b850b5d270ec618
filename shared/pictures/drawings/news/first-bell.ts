import {
  along,
  camera,
  crowd,
  type Drawing,
  drum,
  dyes,
  ground,
  halftone,
  hoop,
  ink,
  lamp,
  poster,
  print,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';

const view = camera({ eye: [0.7, 6.2, 9.4], at: [0, 0.75, 0], view: 54, shift: [0, -44] });
const UP = 0.9;
const ring = raisedRing(
  view,
  { west: [-3, UP, 0], north: [0, UP, -3], east: [3, UP, 0], south: [0, UP, 3] },
  { canvas: '#efe6d2', edge: '#d3c7ac' },
);

const stool = ([x, y, z]: Vec, seat: string) => [
  {
    material: seat,
    solids: [drum([x, y + 0.46, z], [x, y + 0.53, z], [0.2, 0.2], { round: 0.02 })],
  },
  {
    material: 'steel',
    solids: [
      ...[0, 1, 2, 3].map((n) => {
        const [c, s] = [Math.cos(n * 1.57 + 0.78), Math.sin(n * 1.57 + 0.78)];
        return taper(
          [x + c * 0.13, y + 0.45, z + s * 0.13],
          [x + c * 0.22, y, z + s * 0.22],
          [0.018, 0.018],
        );
      }),
      hoop(along([x, y + 0.2, z], [0, 1, 0]), 0.17, 0.011),
    ],
  },
];
const stools = print([...stool([-1.75, UP, 0.1], 'red'), ...stool([1.75, UP, -0.1], 'blue')], {
  view,
  light: { from: [-0.5, 6, -0.5], rim: [-0.6, 0.5, -0.5], fill: 0.2 },
  inks: { red: dyes.red, blue: dyes.blue, steel: dyes.steel },
});
export default {
  alt: 'An empty ring from the balcony, red and blue stools out in opposite corners, the lights half up.',
  svg: poster({
    background: '#22377f',
    layers: [
      crowd({
        y: 205,
        rows: 3,
        size: 26,
        rise: 40,
        inks: ['#1b2c69', '#1f3275', '#263d8a'],
        seed: 17,
      }),
      ground(
        view,
        [
          [-14, 0, -7],
          [14, 0, -7],
          [9, 0, 6],
          [-9, 0, 6],
        ],
        '#3f5fc0',
      ),
      halftone(
        { x: 0, y: 330, width: 1600, height: 670 },
        {
          ink: '#5f7fd6',
          pitch: 34,
          cover: (x, y) => 1.3 - 1.9 * Math.hypot(x - 0.5, (y - 0.55) * 0.9),
        },
      ),
      // What the platform shades of the floor.
      ground(
        view,
        [
          [-0.3, 0, 3.4],
          [0.55, 0, 3.85],
          [4.55, 0, 0.25],
          [3.7, 0, -0.5],
        ],
        '#22377f',
      ),
      lamp({
        x: 520,
        y: 62,
        size: 150,
        foot: [660, 425],
        spread: 245,
        strength: 0.1,
        hull: ink.navy,
      }),
      lamp({
        x: 1080,
        y: 62,
        size: 150,
        foot: [980, 425],
        spread: 245,
        strength: 0.1,
        hull: ink.navy,
      }),
      ring.far,
      stools,
      ring.near,
    ],
  }),
} satisfies Drawing;
