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

const view = camera({ eye: [0.5, 2.35, 4.6], at: [0.06, 0.93, 0], view: 36 });

/** Upright over both feet, which stay where they were; her arm is bent when the glove arrives. */
const boxer = figure(
  {
    ...poses.jab,
    hips: [-0.02, 0.93, 0],
    chestTurn: -44,
    lean: 2,
    head: { turn: -16, nod: 4, tilt: 2 },
    leftHand: [0.7, 1.55, 0.06],
    leftElbow: [-0.1, -1, 0.5],
    rightHand: [0.1, 1.46, -0.2],
    rightElbow: [-0.1, -1, -0.3],
    leftFoot: [0.24, 0.09, 0.1],
    rightFoot: [-0.26, 0.1, -0.16],
    rightHeel: 10,
  },
  { at: [-0.62, 0, 0.05], facing: 4 },
  {
    height: 1.8,
    bulk: 0.92,
    top: 'vest',
    hands: 'laced',
    face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'keen', gaze: [0, 0] },
  },
);

/** He answers: his right glove leaves his cheek to meet hers, the left one stays. */
const partner = figure(
  {
    ...poses.guard,
    hips: [-0.02, 0.92, 0],
    chestTurn: -10,
    hipTurn: -30,
    lean: 2,
    head: { turn: 4, nod: 8 },
    leftHand: [0.3, 1.26, 0.2],
    leftElbow: [-0.3, -1, 0.4],
    rightHand: [0.42, 1.5, 0.0],
    rightPalm: [1, -0.2, 0.3],
    rightElbow: [-0.1, -1, -0.4],
  },
  { at: [0.72, 0, -0.02], facing: 176 },
  {
    height: 1.8,
    hands: 'laced',
    top: 'vest',
    face: { guard: true, mood: 'wary', gaze: [0, 0] },
  },
);
export default {
  alt: 'The pony-tailed boxer stands upright, both feet down, and touches with a bent left arm; her sparring partner lifts his right glove to it.',
  svg: poster({
    background: '#33426b',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.slate, pitch: 36, cover: (x, y) => 1.7 * Math.hypot(x - 0.5, y - 0.3) - 0.1 },
      ),
      ground(
        view,
        [
          [-6, 0, -1.9],
          [6, 0, -1.9],
          [6, 0, 3],
          [-6, 0, 3],
        ],
        ink.stone,
      ),
      print([...boxer, ...dressed(partner, 'partner')], {
        view,
        light: { from: [0.3, 5.4, 3], fill: 0.2 },
        floor: '#5f574b',
        inks: sparringInks,
      }),
    ],
  }),
} satisfies Drawing;
