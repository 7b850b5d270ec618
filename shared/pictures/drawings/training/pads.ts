import { mitt } from '../../kit/gear/gear.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ink,
  lamp,
  poses,
  poster,
  print,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 1.1, 2.7], at: [0.1, 1.37, 0], view: 37.5 });

const boxer = print(
  figure(
    {
      ...poses.cross,
      rightHand: [0.79, 1.55, 0.02],
      leftHand: [0.3, 1.46, 0.1],
      head: { turn: -16, nod: 10, tilt: 4 },
    },
    { at: [-0.58, 0, -0.2], facing: 18 },
    { height: 1.74, headSize: 1.12, bulk: 0.96, top: 'vest', face: { hair: 'topknot' } },
  ),
  {
    view,
    light: { from: [0.6, 2.4, 3], rim: [-0.85, 0.25, -0.45], fill: 0.22 },
    inks: worn({
      skin: skins.brown,
      gloves: dyes.blue,
      top: dyes.white,
      shorts: dyes.blue,
    }),
  },
);
const coach = print(
  [
    ...figure(
      {
        ...poses.squareUp,
        lean: -4,
        chestTurn: 10,
        hipTurn: 0,
        head: { nod: 6, turn: 4 },
        leftHand: [0.3, 1.22, 0.3],
        rightHand: [0.36, 1.5, -0.1],
        rightElbow: [-0.1, -1, -0.5],
      },
      { at: [0.68, 0, -0.02], facing: 160 },
      {
        height: 1.8,
        bulk: 1.12,
        hands: 'wraps',
        top: 'vest',
        face: { hair: 'swept', beard: 'moustache' },
      },
    ),
    ...mitt([0.31, 1.54, 0.1], [-1, 0.05, 0.25], 1.15),
    ...mitt([0.39, 1.22, 0.38], [-0.8, 0.15, 0.6], 1.15),
  ],
  {
    view,
    light: { from: [-0.6, 2.4, 3], rim: [0.85, 0.25, -0.45], fill: 0.2 },
    inks: {
      ...worn({
        skin: skins.pale,
        hair: dyes.grey,
        top: dyes.black,
        shorts: dyes.black,
      }),
      pad: { ...dyes.red, rim: '#f0604a' },
      spot: dyes.white,
    },
  },
);

export default {
  alt: 'A boxer in a white vest drives a right hand into the red pad that a grey-haired trainer holds up.',
  svg: poster({
    background: ink.amber,
    layers: [
      panes(
        view,
        { at: [-2.7, 1.5, -2.4], along: [0.8, 0, 0], up: [0, 0.66, 0], rows: 3, columns: 7 },
        ['#f7d79c', '#f3c67c'],
        ink.darkLeather,
      ),
      sky('#b5752c', 590, 1000, (_, y) => y, 30),
      ropes(view, [-4, 0, -1.2], [4, 0, -1.2], [{ ink: ink.darkLeather, light: ink.leather }]),
      lamp({ x: 800, y: 60, size: 170, foot: [800, 1000], spread: 380, strength: 0.18 }),
      coach,
      boxer,
    ],
  }),
} satisfies Drawing;
