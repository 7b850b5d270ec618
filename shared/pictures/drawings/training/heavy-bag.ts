import { worn } from '../../kit/gear/clothes/worn.ts';
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
  type Vec,
} from '../../kit/index.ts';
import { bricks } from '../../kit/places/gym.ts';

/** Close to the fist, at the height of the elbow: the bag is cut off above and below. */
const view = camera({ eye: [-0.3, 1.22, 1.55], at: [0.12, 1.5, 0], view: 44, roll: 6 });

const HOOK: Vec = [-0.28, 2.14, 0.24];

const blow = print(
  [
    ...figure(
      {
        ...poses.cross,
        rightHand: [0.95, 1.47, -0.02],
        leftHand: [0.26, 1.44, 0.17],
        rightElbow: [0, -1, -0.3],
        leftElbow: [0.1, -1, 0.1],
        lean: 14,
        head: { turn: 4, nod: 8, tilt: 4 },
      },
      { at: [0.73, 0, -0.35], facing: 145 },
      {
        height: 1.82,
        bulk: 1.1,
        headSize: 1.12,
        face: { hair: 'curls', mood: 'keen', gaze: [-0.4, 0] },
      },
    ),
    ...heavyBag(HOOK, { length: 0.98, radius: 0.19, swing: [-0.12, -0.99, 0.05] }),
  ],
  {
    view,
    light: { from: [1.3, 2.2, 2.8], rim: [-0.85, 0.25, -0.45], fill: 0.24 },
    // Finer than others, for the eyes.
    step: 1,
    inks: {
      ...worn({ skin: skins.deep, gloves: dyes.blue, shorts: dyes.black, band: dyes.white }),
      bag: { ...dyes.tan, levels: [0.4, 0.84] },
      strap: dyes.black,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'Close to the fist: a curly-haired boxer in blue gloves drives a straight right into the side of a big leather heavy bag.',
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
