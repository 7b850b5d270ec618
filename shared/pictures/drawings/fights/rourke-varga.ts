import { anselmVarga, boxing, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  bridge,
  camera,
  type Drawing,
  fadeUp,
  ink,
  poses,
  poster,
  print,
  rect,
  sky,
  water,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.5, 3.0], at: [0, 1.62, 0], view: 31 });
const arms = {
  leftHand: [0.3, 1.3, 0.16],
  rightHand: [0.24, 1.3, -0.14],
  leftElbow: [-0.3, -1, 0.6],
  rightElbow: [-0.3, -1, -0.6],
} as const;

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    { ...poses.squareUp, ...arms, chestTurn: 6, hipTurn: 0, lean: 2, head: { turn: 4, nod: 8 } },
    { at: [-0.36, 0, 0], facing: 60 },
    { mood: 'stern', gaze: [0.3, -0.2] },
  ),
  boxing(
    anselmVarga,
    { ...poses.squareUp, ...arms, chestTurn: -6, hipTurn: 0, lean: 2, head: { turn: -6, nod: 6 } },
    { at: [0.4, 0, -0.08], facing: 122 },
    { mood: 'keen', gaze: [-0.3, -0.2] },
  ),
);

export default {
  alt: `Side by side before a river bridge: ${seen(tobiasRourke)} in red gloves, and three inches shorter, ${seen(anselmVarga)} in blue.`,
  svg: poster({
    background: ink.slate,
    layers: [
      sky(ink.amber, 300, 780, (_, y) => y * 0.8, 26),
      `<g transform="translate(290 40) scale(1.04)">${bridge({ y: 700, stone: ink.navy, shade: ink.black, glass: ink.amber })}</g>`,
      rect(ink.black, 0, 786, 1600, 300),
      water({ y: 800, height: 190, inks: [ink.slate, ink.sand, ink.slate, ink.navy] }),
      sky(ink.black, 600, 830, fadeUp, 22),
      print(groups, {
        view,
        light: { from: [0.1, 3.6, 2.3], rim: [-0.85, 0.25, -0.5], fill: 0.14 },
        inks,
      }),
    ],
  }),
} satisfies Drawing;
