import { worn } from '../../kit/gear/worn.ts';
import {
  barbell,
  camera,
  type Drawing,
  disc,
  dyes,
  figure,
  glow,
  halftone,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({
  eye: [0.25, 0.55, 2.55],
  at: [0.02, 1.42, 0],
  view: 54,
  roll: -2,
  shift: [0, 45],
});

const lifter = print(
  [
    ...figure(
      {
        ...poses.squareUp,
        hips: [0, 0.94, 0],
        hipTurn: 0,
        chestTurn: 0,
        lean: -4,
        head: { nod: 8, turn: 10 },
        leftHand: [0.06, 1.98, 0.4],
        rightHand: [0.06, 1.98, -0.4],
        leftPalm: [1, 0.1, 0],
        rightPalm: [1, 0.1, 0],
        leftElbow: [0.2, -0.4, 1],
        rightElbow: [0.2, -0.4, -1],
        leftFoot: [0, 0.09, 0.26],
        rightFoot: [0, 0.09, -0.26],
        leftToes: 20,
        rightToes: -20,
      },
      { at: [0, 0, 0], facing: 90 },
      { height: 1.82, bulk: 1.14, hands: 'wraps', face: { hair: 'bald', beard: 'full' } },
    ),
    ...barbell([-1.0, 2.08, 0.1], [1.0, 2.08, 0.1], 0.26, 2),
  ],
  {
    view,
    dots: 10,
    light: { from: [-1.4, 3.1, 2.0], rim: [0.85, 0.2, -0.45], fill: 0.12 },
    inks: {
      ...worn({
        skin: skins.pale,
        rim: ink.paper,
        hair: dyes.fair,
        tape: dyes.red,
        shorts: dyes.black,
        band: dyes.red,
      }),
      iron: { ...dyes.black, rim: ink.paper },
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'A bearded lifter with wrapped hands holds a loaded barbell overhead, seen from below against an amber sun.',
  svg: poster({
    background: ink.sand,
    layers: [
      rays(800, 420, ink.amber, 18, 0.1),
      disc(ink.red, 800, 430, 370),
      halftone(
        { x: 380, y: 10, width: 840, height: 840 },
        { ink: '#f0604a', pitch: 26, cover: (x, y) => glow(x, y - 0.15) * 0.9 },
      ),
      lifter,
    ],
  }),
} satisfies Drawing;
