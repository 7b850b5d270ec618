import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  drum,
  dyes,
  figure,
  type Group,
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

/** The bag's middle is at the height of a man's stomach, just below her fist and her eyes. */
const BAG = { top: [0.7, 2.19, 0], length: 1.3, radius: 0.2 } as const;
/** "Put a strip of tape a hand below the height of your own breastbone": the fist is on it. */
const tape: Group = {
  material: 'strip',
  solids: [
    drum([BAG.top[0], 1.105, 0], [BAG.top[0], 1.115, 0], [BAG.radius + 0.003, BAG.radius + 0.003], {
      round: 0.03,
    }),
  ],
};

const blow = print(
  [
    ...figure(
      {
        ...poses.jab,
        hips: [-0.13, 0.56, 0],
        chestTurn: -54,
        leftHand: [0.93, 1.13, 0.02],
        rightHand: [0.13, 1.0, -0.21],
        rightElbow: [-0.1, -1, -0.4],
        lean: 27,
        head: { turn: -8, nod: 20, tilt: 8 },
        leftFoot: [0.34, 0.09, 0.1],
        rightFoot: [-0.36, 0.13, -0.18],
        rightToes: -60,
        rightHeel: 28,
      },
      { at: [-0.4, 0, 0.02], facing: 6 },
      {
        height: 1.8,
        bulk: 0.92,
        top: 'vest',
        hands: 'laced',
        face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern', gaze: [0, 0] },
      },
    ),
    ...heavyBag(BAG.top, { length: BAG.length, radius: BAG.radius }),
    tape,
  ],
  {
    view,
    light: { from: [0.3, 2.6, 3], fill: 0.16 },
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
      strip: dyes.white,
    },
  },
);

export default {
  alt: 'The pony-tailed boxer bends both knees deeply and drives a straight left into the leather bag at the height of her eyes, the other glove at her cheek.',
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
      pool(view, [-0.43, 0, -0.12], 0.45, ink.nightBlue),
      pool(view, [0.75, 0, -0.06], 0.24, ink.nightBlue),
      blow,
    ],
  }),
} satisfies Drawing;
