import { skullOf } from '../../kit/figure/skull.ts';
import { cheekline, slimGuard } from '../../kit/gear/slimGuard.ts';
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

const view = camera({ eye: [-0.06, 1.475, 1.6], at: [-0.05, 1.457, 0], view: 15.4 });

const body = figure(
  {
    ...poses.guard,
    hips: [0, 0.9, 0],
    hipTurn: 0,
    chestTurn: 0,
    lean: 0,
    side: 0,
    head: { turn: 0, nod: -6, tilt: 0 },
    leftHand: [0.092, 1.332, 0.17],
    leftElbow: [0, -1, 0.3],
    leftPalm: [-1, 0.3, -0.7],
    rightHand: [0.2, 0.9, -0.3],
  },
  { at: [0, 0, 0], facing: 172 },
  { height: 1.76, face: { hair: 'bald', mood: 'stern', gaze: [0.6, -1] } },
);
const guard = slimGuard(skullOf(body), 1.08).filter(
  ({ material }) => material !== 'form' && material !== 'stand',
);

export default {
  alt: 'A boxer’s red glove paws at the small metal buckle of the strap under his own chin, on the left of his head guard.',
  svg: poster({
    background: ink.blue,
    layers: [
      halftone(
        { x: 0, y: -200, width: 1600, height: 1400 },
        { ink: ink.deepBlue, pitch: 28, cover: (x, y) => 1.2 - glow(x, y) * 1.6 },
      ),
      print([...body, ...guard], {
        view,
        light: { from: [-1.2, 3.2, 2.6], rim: [0.9, 0.2, -0.4], fill: 0.26 },
        inks: {
          ...worn({ skin: skins.pale, gloves: dyes.red, shorts: dyes.black }),
          ...cheekline,
        },
      }),
    ],
  }),
} satisfies Drawing;
