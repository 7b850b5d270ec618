import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  heavyBag,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { bricks } from '../../kit/places/gym.ts';

/** The camera stands low, behind the bag, and looks past it at the boxer. */
const view = camera({
  eye: [0.55, 1.2, 1.28],
  at: [0.03, 1.42, 0],
  view: 58,
  shift: [-120, 0],
  roll: 4,
});

const blow = print(
  [
    ...figure(
      {
        ...poses.cross,
        rightHand: [0.96, 1.44, -0.02],
        leftHand: [0.26, 1.37, 0.2],
        rightElbow: [0, -0.4, -1],
        leftElbow: [-0.1, -1, 0.5],
        lean: 12,
        head: { turn: 4, nod: 8, tilt: 4 },
      },
      { at: [0.35, 0, -0.55], facing: 112 },
      { height: 1.82, bulk: 1.1, headSize: 1.12, face: { hair: 'curls', mood: 'keen' } },
    ),
    ...heavyBag([-0.27, 2.75, 0.78], { length: 1.3, radius: 0.2, swing: [0.1, -0.99, -0.08] }),
  ],
  {
    view,
    light: { from: [1.2, 2.6, 2.4], rim: [-0.85, 0.25, -0.45], fill: 0.24 },
    inks: {
      ...worn({ skin: skins.deep, gloves: dyes.blue, shorts: dyes.black, band: dyes.white }),
      bag: dyes.tan,
      strap: dyes.black,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'From behind a leather heavy bag: a curly-haired boxer in blue gloves drives a straight right into it, his left glove at his chin.',
  svg: poster({
    background: ink.nightRed,
    layers: [
      bricks(
        view,
        { at: [-5, -0.4, -2.4], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 26, columns: 21 },
        [ink.deepRed, '#a3201b', ink.red, ink.deepRed],
      ),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.nightRed, pitch: 26, cover: (_, y) => y * 1.4 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
