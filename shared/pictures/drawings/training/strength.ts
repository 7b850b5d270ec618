import { worn } from '../../kit/gear/worn.ts';
import {
  barbell,
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.4, 1.15, 3.1], at: [0.02, 1.21, 0], view: 39.5 });

/** A dumbbell that hangs from a hand, its bar from front to back. */
const dumbbell = (x: number, z: number) =>
  barbell([x, 0.72, z - 0.19], [x, 0.72, z + 0.19], 0.115, 2);

const lifter = print(
  [
    ...figure(
      {
        ...poses.running,
        hips: [0, 0.95, 0],
        lean: 2,
        chestTurn: 0,
        head: { turn: 6, nod: 2 },
        leftHand: [0.04, 0.8, 0.38],
        rightHand: [0.04, 0.8, -0.38],
        leftPalm: [0, 0, -1],
        rightPalm: [0, 0, 1],
        leftElbow: [-0.6, -0.2, 0.6],
        rightElbow: [-0.6, -0.2, -0.6],
        leftFoot: [0.3, 0.1, 0.1],
        rightFoot: [-0.34, 0.15, -0.1],
        rightHeel: 45,
      },
      { at: [0, 0, 0], facing: 90 },
      {
        height: 1.82,
        bulk: 1.06,
        hands: 'wraps',
        top: 'vest',
        headSize: 1.12,
        face: { hair: 'crop', mood: 'stern' },
      },
    ),
    ...dumbbell(0.385, 0.06),
    ...dumbbell(-0.385, 0.06),
  ],
  {
    view,
    light: { from: [-1.5, 2.5, 2.8], rim: [0.85, 0.2, -0.45], fill: 0.2 },
    inks: {
      ...worn({
        skin: skins.brown,
        tape: dyes.red,
        top: dyes.white,
        shorts: dyes.black,
        band: dyes.red,
      }),
      iron: dyes.black,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'An athlete in a white vest walks towards the viewer with a heavy dumbbell in each wrapped hand, before tall gym windows.',
  svg: poster({
    background: ink.sand,
    layers: [
      panes(
        view,
        { at: [-3.6, 0.7, -2.6], along: [0.6, 0, 0], up: [0, 0.62, 0], rows: 7, columns: 12 },
        [ink.amber, '#f3c67c', '#f7d79c'],
        ink.darkLeather,
      ),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.darkLeather, pitch: 26, cover: (_, y) => y * 1.1 },
      ),
      lifter,
    ],
  }),
} satisfies Drawing;
