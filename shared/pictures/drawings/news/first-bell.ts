import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  glow,
  halftone,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { post, ropes } from '../../kit/places/arena.ts';

const view = camera({ eye: [0.1, 0.95, 3.4], at: [0.35, 1.22, 0], view: 34 });
const corner = [0.75, 0, -1.1] as const;

const waiting = print(
  figure(
    {
      ...poses.skipping,
      hips: [0, 0.96, 0],
      lean: 2,
      head: { turn: 10, nod: 10 },
      leftHand: [0.22, 0.92, 0.36],
      rightHand: [0.2, 0.92, -0.36],
      leftFoot: [0.04, 0.1, 0.15],
      rightFoot: [-0.06, 0.1, -0.15],
      leftHeel: 0,
      rightHeel: 0,
    },
    { at: [0.15, 0, -0.1], facing: 118 },
    { height: 1.82, bulk: 1.06, face: { hair: 'crop' } },
  ),
  {
    view,
    dots: 10,
    light: { from: [-0.6, 4, 1.6], rim: [0.9, 0.25, -0.4], fill: 0.1 },
    inks: worn({
      skin: skins.brown,
      rim: ink.red,
      gloves: dyes.red,
      shorts: dyes.blue,
      band: dyes.white,
    }),
  },
);

const strands = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
];

export default {
  alt: 'A boxer stands in the red corner gloves down, and looks across the ring.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 150, y: -250, width: 1300, height: 1300 },
        { ink: ink.amber, pitch: 30, cover: (x, y) => glow(x, y) * 1.3 },
      ),
      ropes(view, [-5, 0, -1.1], corner, strands),
      ropes(view, corner, [2.6, 0, 2.4], strands),
      post(view, corner, { pad: ink.red, light: '#f0604a' }),
      waiting,
    ],
  }),
} satisfies Drawing;
