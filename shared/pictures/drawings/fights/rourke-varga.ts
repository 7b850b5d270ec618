import { anselmVarga, boxing, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  bridge,
  camera,
  type Drawing,
  fadeUp,
  ink,
  mirrored,
  poses,
  poster,
  print,
  rect,
  sky,
  water,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.5, 2.9], at: [0, 1.535, 0], view: 34.5 });

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    {
      ...poses.squareUp,
      lean: 5,
      chestTurn: -40,
      head: { turn: 0, nod: 12 },
      leftHand: [0.3, 1.38, 0.04],
      rightHand: [0.26, 1.34, -0.2],
      leftElbow: [-1, -0.7, -0.3],
    },
    { at: [-0.37, 0, 0.06], facing: 26 },
    { mood: 'stern', gaze: [0.5, -0.3], rim: ink.amber },
  ),
  boxing(
    anselmVarga,
    {
      ...mirrored(poses.squareUp),
      lean: 4,
      chestTurn: 40,
      head: { turn: 0, nod: -2 },
      leftHand: [0.27, 1.36, 0.2],
      rightHand: [0.3, 1.38, -0.05],
      rightElbow: [-1, -0.7, 0.3],
    },
    { at: [0.39, 0, -0.06], facing: 154 },
    { mood: 'keen', gaze: [-0.6, 0.2] },
  ),
);

export default {
  alt: `Eye to eye before a river bridge at dusk: ${seen(tobiasRourke)} in red and, shorter, ${seen(anselmVarga)} in blue.`,
  svg: poster({
    background: ink.slate,
    layers: [
      sky(ink.amber, 60, 780, (_, y) => y * 0.95 - 0.12, 26),
      `<g transform="translate(32 30) scale(1.3)">${bridge({ y: 700, towers: [158, 1052], stone: ink.navy, shade: ink.black, glass: ink.amber })}</g>`,
      rect(ink.black, 0, 786, 1600, 300),
      water({ y: 800, height: 190, inks: [ink.slate, ink.sand, ink.slate, ink.navy] }),
      sky(ink.black, 600, 830, fadeUp, 22),
      print(groups, {
        view,
        light: { from: [-1.2, 2.1, 3.3], rim: [-0.85, 0.25, -0.5], fill: 0.2 },
        // Finer than others: both faces fill the picture.
        step: 1,
        inks: {
          ...inks,
          // Darker than his skin, and in three tones, or the beard is a patch.
          'tobias-rourke.hair': {
            tones: ['#3a2112', '#7a4c22', '#a06a34', '#c08a4e'],
            levels: [0.2, 0.58, 0.86],
          },
        },
      }),
    ],
  }),
} satisfies Drawing;
