import { boxing, nicoCastellane, seen, tarekWinslow, together } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  ink,
  poses,
  poster,
  print,
  rect,
  rooftops,
  ropes,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.1, 1.2, 2.9], at: [0.06, 1.28, 0], view: 36.5, roll: 3 });

// The left hook to the liver, elbow nearly on the hip, against a southpaw's front side.
const { groups, inks } = together(
  boxing(
    nicoCastellane,
    {
      ...poses.hook,
      hips: [0.1, 0.8, 0.04],
      chestTurn: -40,
      hipTurn: -30,
      side: 14,
      lean: 16,
      head: { turn: -32, nod: 0, tilt: 4 },
      leftHand: [0.64, 1.09, -0.05],
      leftPalm: [-0.3, 0.8, -0.6],
      leftElbow: [-0.2, -1, 0.1],
      rightHand: [0.2, 1.38, -0.2],
      rightElbow: [-0.4, -1, -0.3],
    },
    { at: [-0.38, 0, 0.12], facing: 16 },
    { mood: 'keen', gaze: [0.4, 0], rim: ink.amber },
  ),
  boxing(
    tarekWinslow,
    {
      ...poses.guard,
      lean: 0,
      side: 8,
      head: { turn: -30, nod: 10, tilt: -8 },
      leftHand: [0.22, 1.56, 0.12],
      leftPalm: [-1, 0, -0.3],
      leftElbow: [-0.4, -1, -0.1],
      rightHand: [0.21, 1.36, -0.22],
    },
    { at: [0.53, 0, -0.12], facing: 156 },
    { mood: 'strained', gaze: [-0.6, -0.5] },
  ),
);

export default {
  alt: `${seen(nicoCastellane)}, in white trunks, hooks his left to the liver; ${seen(tarekWinslow)}, a southpaw in red, winces.`,
  svg: poster({
    background: ink.sand,
    layers: [
      sky(ink.amber, 0, 560, (_, y) => 0.75 - y * 0.8, 22),
      rooftops({
        y: 900,
        wall: [ink.slate, ink.navy, '#343d5c'],
        dark: ink.black,
        window: ink.amber,
        iron: ink.black,
      }),
      rect(ink.black, 0, 760, 1600, 240),
      sky(ink.black, 580, 780, (_, y) => y * 1.3, 22),
      ropes(
        view,
        [-4, 0, -1.4],
        [4, 0, -1.4],
        [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }],
      ),
      print(groups, {
        view,
        light: { from: [0.2, 2.7, 3], rim: [-0.85, 0.3, -0.45], fill: 0.24 },
        inks,
      }),
    ],
  }),
} satisfies Drawing;
