import { anselmVarga, boxing, gloved, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  camera,
  crowd,
  type Drawing,
  ink,
  poses,
  poster,
  print,
  rect,
  ropes,
} from '../../kit/index.ts';

const view = camera({
  eye: [0.1, 1.0, 2.9],
  at: [0.02, 1.3, 0],
  view: 41,
  roll: 2,
  shift: [34, 0],
});

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      hips: [0.06, 0.76, 0],
      leftHand: [0.98, 1.2, 0.03],
      rightHand: [0.2, 1.14, -0.18],
      head: { turn: -14, nod: 8 },
      lean: 10,
    },
    { at: [-0.84, 0, 0.05], facing: 3 },
    { mood: 'fierce' },
  ),
  boxing(
    anselmVarga,
    {
      ...poses.highGuard,
      lean: -4,
      head: { nod: 8, turn: 4 },
      leftHand: [0.36, 1.46, 0.16],
      rightHand: [0.34, 1.52, -0.12],
    },
    { at: [0.62, 0, -0.02], facing: 154 },
    { mood: 'strained' },
  ),
);

export default {
  alt: `${gloved(tobiasRourke)} bends his knees and jabs under the raised gloves of ${seen(anselmVarga)} into the chest.`,
  svg: poster({
    background: ink.deepBlue,
    layers: [
      rect(ink.navy, 0, 470, 1600, 530),
      crowd({
        y: 620,
        rows: 3,
        size: 44,
        rise: 62,
        inks: [ink.black, ink.navy, ink.nightBlue],
        seed: 8,
      }),
      ropes(
        view,
        [-5, 0, -1.6],
        [5, 0, -1.6],
        [{ ink: ink.red }, { ink: ink.sand }, { ink: '#5f86ff' }],
      ),
      print(groups, {
        view,
        light: { from: [0, 2.7, 3.2], rim: [-0.8, 0.3, -0.5], fill: 0.22 },
        inks,
      }),
    ],
  }),
} satisfies Drawing;
