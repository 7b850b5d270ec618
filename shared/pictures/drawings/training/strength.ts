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
      {
        height: 1.82,
        bulk: 1.14,
        hands: 'wraps',
        face: { hair: 'bald', beard: 'full', mood: 'strained' },
      },
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
  alt: 'A bearded lifter with wrapped hands holds a loaded barbell overhead, seen from below against tall gym windows.',
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
