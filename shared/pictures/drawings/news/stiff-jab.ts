import {
  camera,
  type Drawing,
  dressed,
  figure,
  ground,
  halftone,
  ink,
  poses,
  poster,
  print,
} from '../../kit/index.ts';
import { sparringInks } from '../../scenes/sparring/inks.ts';

const view = camera({ eye: [0.1, 1.1, 5.2], at: [0.02, 0.9, 0], view: 34, roll: -2 });

/** One line from the heel that pushes to the glove; the front foot has landed with it. */
const boxer = figure(
  {
    ...poses.jab,
    hips: [0.1, 0.84, 0],
    hipTurn: -50,
    chestTurn: -48,
    lean: 20,
    head: { turn: 24, nod: 8, tilt: 0 },
    leftHand: [1.04, 1.54, 0.03],
    rightHand: [0.4, 1.42, -0.1],
    leftFoot: [0.5, 0.09, 0.1],
    rightFoot: [-0.5, 0.16, -0.14],
    rightHeel: 42,
  },
  { at: [0.62, 0, 0.1], facing: 168 },
  {
    height: 1.8,
    bulk: 0.92,
    top: 'vest',
    hands: 'laced',
    face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern', gaze: [0, 0] },
  },
);

/** The punch moves him backwards, on to his heels. */
const partner = figure(
  {
    ...poses.guard,
    hips: [-0.12, 0.9, 0],
    hipTurn: -30,
    chestTurn: -40,
    lean: -14,
    head: { turn: 0, nod: -16 },
    leftHand: [0.3, 1.2, 0.24],
    leftElbow: [-0.3, -1, 0.5],
    rightHand: [0.2, 1.3, -0.26],
    rightElbow: [-0.3, -1, -0.5],
    leftFoot: [0.24, 0.14, 0.1],
    leftHeel: -24,
    rightFoot: [-0.4, 0.1, -0.18],
    rightHeel: 4,
  },
  { at: [-0.45, 0, 0.06], facing: 6 },
  {
    height: 1.8,
    hands: 'laced',
    top: 'vest',
    face: { guard: true, mood: 'strained', gaze: [0, 0] },
  },
);
export default {
  alt: 'The pony-tailed boxer pushes off her back foot, steps in and lands a straight left that rocks her sparring partner back on to his heels.',
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#eebb6c', pitch: 36, cover: (x, y) => 1.7 * Math.hypot(x - 0.5, y - 0.3) - 0.1 },
      ),

      ground(
        view,
        [
          [-6, 0, -1.6],
          [6, 0, -1.6],
          [6, 0, 3],
          [-6, 0, 3],
        ],
        ink.leather,
      ),
      print([...boxer, ...dressed(partner, 'partner')], {
        view,
        light: { from: [0.3, 4.2, 3], fill: 0.2 },
        floor: ink.darkLeather,
        inks: sparringInks,
      }),
    ],
  }),
} satisfies Drawing;
