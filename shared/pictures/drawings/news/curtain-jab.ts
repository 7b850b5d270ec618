import {
  camera,
  type Drawing,
  dressed,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
} from '../../kit/index.ts';
import { sparringInks } from '../../scenes/sparring/inks.ts';

const view = camera({ eye: [-0.1, 1.75, 3], at: [-0.13, 1.42, 0], view: 31.5 });

/** The left glove rests before his eyes while the right one is already on its way. */
const boxer = figure(
  {
    ...poses.jab,
    hips: [0.04, 0.92, 0],
    hipTurn: 6,
    chestTurn: -6,
    lean: 10,
    head: { turn: -18, nod: 10, tilt: 4 },
    leftHand: [1.0, 1.7, -0.04],
    leftPalm: [0, -1, -0.1],
    leftElbow: [0, -1, 0.5],
    rightHand: [0.59, 1.43, -0.11],
    rightPalm: [0, -0.7, 0.7],
    rightElbow: [-0.4, -1, -0.5],
    rightHeel: 40,
  },
  { at: [-0.6, 0, 0.2], facing: -16 },
  {
    height: 1.8,
    bulk: 0.92,
    top: 'vest',
    hands: 'laced',
    face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'stern', gaze: [0, 0] },
  },
);

/** He sees nothing but leather, and his right glove waits at his cheek. */
const partner = figure(
  {
    ...poses.guard,
    hips: [-0.02, 0.92, 0],
    lean: 2,
    head: { turn: 0, nod: 4 },
    leftHand: [0.24, 1.25, 0.22],
    rightHand: [0.12, 1.43, -0.14],
  },
  { at: [0.36, 0, -0.06], facing: 160 },
  {
    height: 1.8,
    hands: 'laced',
    top: 'vest',
    face: { guard: true, mood: 'wary', gaze: [0, 0] },
  },
);
export default {
  alt: 'Closer: the closed left glove of the pony-tailed boxer covers her sparring partner’s eyes while her right glove is on its way below it.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#efe6d2', pitch: 36, cover: (x, y) => 1.7 * Math.hypot(x - 0.5, y - 0.3) - 0.1 },
      ),
      print([...boxer, ...dressed(partner, 'partner')], {
        view,
        light: { from: [0.3, 4.2, 3], fill: 0.2 },
        inks: sparringInks,
      }),
    ],
  }),
} satisfies Drawing;
