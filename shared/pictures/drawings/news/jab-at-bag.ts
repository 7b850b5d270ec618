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
  view: 44.5,
  shift: [40, 0],
  roll: 4,
});

const blow = print(
  [
    ...figure(
      {
        ...poses.jab,
        leftHand: [0.92, 1.55, 0.03],
        rightHand: [0.22, 1.4, -0.12],
        head: { turn: 8, nod: 20 },
      },
      { at: [0.46, 0, 0.02], facing: 176 },
      {
        height: 1.8,
        bulk: 0.92,
        top: 'vest',
        face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern' },
      },
    ),
    ...heavyBag([-0.7, 2.5, 0.0], { length: 1.3, radius: 0.2, swing: [-0.08, -0.99, 0] }),
  ],
  {
    view,
    light: { from: [-0.4, 2.8, 3], rim: [-0.85, 0.25, -0.45], fill: 0.14 },
    inks: {
      ...worn({
        skin: skins.olive,
        gloves: dyes.red,
        top: { ...dyes.red, levels: [0.2, 0.8] },
        shorts: dyes.black,
        band: dyes.white,
      }),
      bag: { ...dyes.black, rim: '#8fa0c8' },
      strap: dyes.tan,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'A pony-tailed boxer in a red vest and bag gloves drives a straight left into a leather bag, her chin behind her shoulder.',
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
