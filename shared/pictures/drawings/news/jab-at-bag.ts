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
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({
  eye: [-0.25, 1.24, 2.45],
  at: [-0.17, 1.36, 0],
  view: 42,
  shift: [50, 20],
  roll: 2,
});

const blow = print(
  [
    ...figure(
      {
        ...poses.jab,
        chestTurn: -40,
        leftHand: [0.94, 1.47, 0.12],
        rightHand: [0.25, 1.45, -0.19],
        rightElbow: [0.1, -1, -0.1],
        head: { turn: -6, nod: 14, tilt: 4 },
      },
      { at: [0.42, 0, -0.06], facing: 156 },
      {
        height: 1.8,
        bulk: 0.92,
        top: 'vest',
        hands: 'laced',
        face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern' },
      },
    ),
    ...heavyBag([-0.62, 2.5, 0.2], { length: 1.3, radius: 0.2, swing: [-0.08, -0.99, 0] }),
  ],
  {
    view,
    light: { from: [-0.4, 2.8, 3], fill: 0.14 },
    inks: {
      ...worn({
        skin: skins.olive,
        gloves: dyes.red,
        top: { ...dyes.red, levels: [0.2, 0.8] },
        shorts: dyes.black,
        band: dyes.white,
      }),
      thumb: dyes.red,
      trim: { tones: [ink.nightRed, ink.deepRed], levels: [0.4] },
      label: dyes.white,
      bag: dyes.black,
      strap: dyes.tan,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'A pony-tailed boxer in a red vest drives a straight left into a leather bag, chin behind her shoulder, right glove at her cheek.',
  svg: poster({
    background: ink.sand,
    layers: [
      panes(
        view,
        { at: [0.1, 1.0, -2.2], along: [0.42, 0, 0], up: [0, 0.42, 0], rows: 6, columns: 6 },
        [ink.amber, '#f3c67c', '#f7d79c'],
        ink.darkLeather,
      ),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.stone, pitch: 30, cover: (_, y) => y * 0.9 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
