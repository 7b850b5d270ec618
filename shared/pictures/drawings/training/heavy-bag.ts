import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  heavyBag,
  ink,
  mirrored,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { farBag } from '../../kit/places/backdrop.ts';
import { bricks } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 0.95, 2.35], at: [-0.1, 1.34, 0], view: 40, roll: -5 });

const blow = print(
  [
    ...figure(
      mirrored({
        ...poses.hook,
        leftHand: [0.62, 1.42, 0.02],
        leftElbow: [-0.4, -0.25, 1],
        rightHand: [0.3, 1.36, -0.1],
        rightElbow: [0.1, -1, -0.8],
        lean: 12,
        head: { turn: -14, nod: 6 },
      }),
      { at: [0.2, 0, -0.22], facing: 150 },
      { height: 1.82, bulk: 1.1, headSize: 1.12, face: { hair: 'curls', mood: 'keen' } },
    ),
    ...heavyBag([-0.55, 2.5, 0.03], { length: 1.25, radius: 0.21, swing: [-0.12, -0.99, -0.03] }),
  ],
  {
    view,
    light: { from: [-0.1, 2.3, 3], rim: [-0.85, 0.25, -0.45], fill: 0.24 },
    inks: {
      ...worn({
        skin: skins.deep,
        gloves: dyes.blue,
        shorts: dyes.black,
        band: dyes.white,
      }),
      bag: dyes.tan,
      strap: dyes.black,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'A curly-haired boxer in blue gloves drives his lead hand into a leather heavy bag, the other glove at his chin.',
  svg: poster({
    background: ink.nightRed,
    layers: [
      bricks(
        view,
        { at: [-5, -0.4, -2.4], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 26, columns: 21 },
        [ink.deepRed, '#a3201b', ink.red, ink.deepRed],
      ),
      farBag(150, [250, 800], 150, { bag: ink.nightRed, chain: ink.nightRed }),
      farBag(1490, [190, 760], 150, { bag: ink.nightRed, chain: ink.nightRed }),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.nightRed, pitch: 26, cover: (_, y) => y * 1.4 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
