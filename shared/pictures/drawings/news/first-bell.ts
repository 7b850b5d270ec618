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
import { chair } from '../../kit/places/chair.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';

const view = camera({ eye: [0.7, 6.2, 9.4], at: [0, 0.75, 0], view: 41, shift: [0, 20] });
const UP = 0.9;
const ring = raisedRing(
  view,
  { west: [-3, UP, 0], north: [0, UP, -3], east: [3, UP, 0], south: [0, UP, 3] },
  ink.sand,
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
const chairs = print(
  [-3.4, -2.5, -1.6, 1.6, 2.5, 3.4].flatMap((x) =>
    chair([x, 0, 4 - Math.abs(x) * 0.42], x > 0 ? -20 : 200),
  ),
  {
    view,
    light: { from: [0, 6, 0], rim: [-0.6, 0.5, -0.5], fill: 0.2 },
    inks: {
      seat: { tones: [ink.black, ink.nightRed, ink.deepRed] },
      steel: { tones: [ink.black, ink.navy, ink.slate] },
    },
  },
);

export default {
  alt: 'An empty ring from the balcony, red and blue stools out in opposite corners, the lights half up.',
  svg: poster({
    background: ink.black,
    layers: [
      crowd({
        y: 190,
        rows: 3,
        size: 26,
        rise: 40,
        inks: ['#0d1120', '#121a30', ink.navy],
        seed: 17,
      }),
      ground(
        view,
        [
          [-7, 0, -5],
          [7, 0, -5],
          [7, 0, 5],
          [-7, 0, 5],
        ],
        ink.navy,
      ),
      halftone(
        { x: 0, y: 160, width: 1600, height: 840 },
        {
          ink: ink.black,
          pitch: 26,
          cover: (x, y) => 2 * Math.hypot(x - 0.5, (y - 0.5) * 0.8) - 0.4,
        },
      ),
      ring.far,
      ground(
        view,
        [
          [0, UP, -3],
          [3, UP, 0],
          [0, UP, 3],
          [0.7, UP, 0],
        ],
        '#c3b493',
      ),
      stools,
      ring.near,
      chairs,
      lamp({
        x: 520,
        y: 70,
        size: 150,
        foot: [640, 560],
        spread: 330,
        strength: 0.05,
        hull: ink.slate,
      }),
      lamp({
        x: 1080,
        y: 70,
        size: 150,
        foot: [960, 560],
        spread: 330,
        strength: 0.05,
        hull: ink.slate,
      }),
    ],
  }),
} satisfies Drawing;
