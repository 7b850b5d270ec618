import {
  add,
  camera,
  crowd,
  type Drawing,
  dressed,
  dyes,
  fist,
  gloveAt,
  glow,
  halftone,
  ink,
  lamp,
  muscle,
  poster,
  print,
  shape,
  skins,
  taper,
  type Vec,
} from '../../kit/index.ts';

const view = camera({ eye: [0, -0.06, 1.72], at: [0, 0.05, 0], view: 40, roll: -7 });

const arm = (elbow: Vec, wrist: Vec, side: 'left' | 'right') => [
  ...gloveAt(fist(elbow, wrist, [0, -0.55, side === 'left' ? -1 : 1], side), 1.75),
  {
    material: 'skin',
    solids: [
      taper(elbow, wrist, [0.09, 0.06]),
      muscle(add(elbow, [0, 0.02, 0]), wrist, 0.085, [0, 0.02, 0.02]),
    ],
  },
];

const gloves = print(
  [
    ...dressed(arm([-1.05, -0.12, -0.1], [-0.325, 0, 0], 'left'), 'red'),
    ...dressed(arm([1.05, 0.12, -0.1], [0.32, 0.0, 0], 'right'), 'blue'),
  ],
  {
    view,
    light: { from: [0, 2, 0.9], rim: [0, -0.7, -0.5], fill: 0.16 },
    inks: {
      'red.glove': dyes.red,
      'red.cuff': dyes.red,
      'red.tape': dyes.white,
      'red.skin': skins.brown,
      'blue.glove': dyes.blue,
      'blue.cuff': dyes.blue,
      'blue.tape': dyes.white,
      'blue.skin': skins.pale,
    },
  },
);

const rays = Array.from({ length: 18 }, (_, n) => {
  const [a, b] = [(n * 20 * Math.PI) / 180, ((n * 20 + 7) * Math.PI) / 180];
  return shape(ink.slate, [
    [800, 470],
    [800 + Math.cos(a) * 1300, 470 + Math.sin(a) * 1300],
    [800 + Math.cos(b) * 1300, 470 + Math.sin(b) * 1300],
  ]);
}).join('');

export default {
  alt: 'A red glove and a blue glove meet knuckle to knuckle under a ring lamp, a dark crowd below.',
  svg: poster({
    background: ink.navy,
    layers: [
      rays,
      halftone(
        { x: 250, y: -240, width: 1100, height: 1000 },
        { ink: ink.sand, pitch: 32, cover: (x, y) => glow(x, y) },
      ),
      lamp({ x: 800, y: 92, size: 190, foot: [800, 1000], spread: 560, strength: 0.1 }),
      crowd({
        y: 930,
        rows: 3,
        size: 46,
        rise: 52,
        inks: [ink.black, '#101627', ink.navy],
        flashes: 9,
        seed: 4,
      }),
      gloves,
    ],
  }),
} satisfies Drawing;
