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

const view = camera({ eye: [0.2, 0.75, 2.7], at: [0.1, 0.86, 0], view: 40, roll: 3 });

const blow = print(
  [
    ...figure(
      {
        ...poses.jab,
        hips: [0.02, 0.52, 0],
        leftHand: [0.9, 1.195, 0.04],
        rightHand: [0.16, 1.07, -0.13],
        lean: 14,
        head: { turn: -12, nod: 16 },
        leftFoot: [0.36, 0.09, 0.1],
        rightFoot: [-0.36, 0.14, -0.18],
        rightHeel: 34,
      },
      { at: [-0.45, 0, 0.02], facing: 6 },
      {
        height: 1.8,
        bulk: 0.92,
        top: 'vest',
        face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern', gaze: [0, 0.3] },
      },
    ),
    ...heavyBag([0.68, 2.3, 0], { length: 1.5, radius: 0.21, swing: [0.06, -0.99, 0] }),
  ],
  {
    view,
    light: { from: [0.3, 2.6, 3], rim: [0.85, 0.25, -0.45], fill: 0.12 },
    inks: {
      ...worn({
        skin: skins.olive,
        gloves: dyes.red,
        top: { ...dyes.red, levels: [0.2, 0.8] },
        shorts: dyes.black,
        band: dyes.white,
      }),
      bag: { ...dyes.black, rim: ink.paper },
      strap: dyes.tan,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'The pony-tailed boxer bends both knees deeply and drives a straight left into the leather bag at the height of her eyes.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      bricks(
        view,
        { at: [-5, -0.4, -2.4], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 26, columns: 21 },
        [ink.blue, '#2a5aff', '#2450ee', ink.blue],
      ),
      halftone(
        { x: 0, y: 700, width: 1600, height: 300 },
        { ink: ink.nightBlue, pitch: 30, cover: (_, y) => y * 0.9 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
