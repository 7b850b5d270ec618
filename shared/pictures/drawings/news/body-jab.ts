import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ground,
  heavyBag,
  ink,
  pool,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { bricks } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 0.75, 2.7], at: [0.12, 0.7, 0], view: 49.5, roll: 2 });

const blow = print(
  [
    ...figure(
      {
        ...poses.jab,
        hips: [0.02, 0.52, 0],
        leftHand: [0.9, 1.195, 0.04],
        rightHand: [0.13, 1.0, -0.2],
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
        { at: [-5, 0, -1.3], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 16, columns: 21 },
        [ink.blue, '#2a5aff', '#2450ee', ink.blue],
      ),
      ground(
        view,
        [
          [-6, 0, -1.3],
          [6, 0, -1.3],
          [6, 0, 2],
          [-6, 0, 2],
        ],
        '#122fa6',
      ),
      pool(view, [-0.47, 0, -0.12], 0.45, ink.nightBlue),
      pool(view, [0.75, 0, -0.06], 0.24, ink.nightBlue),
      blow,
    ],
  }),
} satisfies Drawing;
