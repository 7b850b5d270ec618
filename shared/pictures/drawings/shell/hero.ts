import {
  camera,
  crowd,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  lamp,
  poses,
  post,
  poster,
  print,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.35, 0.92, 2.3], at: [0, 1.4, 0], view: 38, shift: [330, 10] });
const [west, north, east] = [
  [-5, 0, -1.7],
  [0.62, 0, -1.1],
  [2.6, 0, 3],
] as const;

const boxer = print(
  figure(
    {
      ...poses.guard,
      chestTurn: -24,
      lean: 8,
      head: { turn: 2, nod: 8, tilt: -4 },
      rightHand: [0.27, 1.34, -0.1],
      leftHand: [0.4, 1.25, 0.2],
    },
    { at: [0, 0, 0], facing: 136 },
    { height: 1.88, bulk: 1.12, face: { hair: 'crop', jaw: 1.1, nose: 1.1 } },
  ),
  {
    view,
    dots: 10,
    light: { from: [-1.1, 3.5, 1.9], rim: [0.85, 0.3, -0.45], fill: 0.12 },
    inks: {
      skin: { ...skins.brown, rim: ink.paper },
      hair: { ...dyes.hair, rim: ink.sand },
      glove: { ...dyes.red, rim: '#f0604a' },
      cuff: dyes.red,
      tape: dyes.white,
      shorts: dyes.blue,
      band: dyes.white,
      boot: dyes.black,
      sole: dyes.white,
    },
  },
);

const inks = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
];

export default {
  alt: 'A boxer in red gloves guards his face in a ring corner, lit by lamps above a dark crowd.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 560, y: 0, width: 1040, height: 760 },
        { ink: ink.navy, pitch: 22, cover: (x, y) => Math.min(1, x * 1.6) * (1 - y * 0.5) },
      ),
      crowd({
        y: 760,
        rows: 4,
        size: 34,
        rise: 44,
        inks: [ink.black, '#0f1424', '#121a2f', ink.navy],
        seed: 11,
        from: 680,
      }),
      lamp({ x: 870, y: 64, size: 120, foot: [850, 1000], spread: 250, strength: 0.05 }),
      lamp({ x: 1390, y: 40, size: 130, foot: [1300, 1000], spread: 380, strength: 0.07 }),
      ground(view, [west, north, east, [-5, 0, 3]], ink.navy),
      ropes(view, west, north, inks),
      ropes(view, north, east, inks),
      post(view, north, { pad: ink.red, light: '#f0604a' }),
      boxer,
      sky(ink.black, 850, 1010, (_, y) => y * 1.1, 22),
    ],
  }),
} satisfies Drawing;
