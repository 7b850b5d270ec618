import { skullOf } from '../../kit/figure/skull.ts';
import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
  ropes,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [0.1, 1.5, 1.62], at: [0.07, 1.53, 0], view: 36 });

const body = figure(
  {
    ...poses.squareUp,
    chestTurn: 6,
    hipTurn: 0,
    lean: 2,
    head: { turn: 4, nod: 14 },
    leftHand: [0.42, 1.33, 0.12],
    leftPalm: [-1, 0.1, -0.4],
    leftElbow: [-0.2, -1, 0.5],
    rightHand: [0.2, 1.02, -0.24],
  },
  { at: [0, 0, 0], facing: 74 },
  {
    height: 1.8,
    legs: false,
    top: 'vest',
    face: { hair: 'bald', mood: 'stern', gaze: [0.5, -1] },
  },
);
let pads = 0;
/** Its panels are three over the brow, then the two bars, which have a paler leather. */
const guard = paddedGuard(skullOf(body), 1.12, { bars: true }).map((group) =>
  group.material === 'pad' && ++pads > 3 ? { ...group, material: 'bar' } : group,
);
const wearer = print([...body, ...guard], {
  view,
  light: { from: [-0.7, 2.4, 2.4], rim: [0.9, 0.2, -0.4], fill: 0.22 },
  inks: {
    ...worn({ skin: skins.deep, gloves: dyes.red, top: dyes.blue, rim: '#5f86ff' }),
    guard: { tones: ['#1d0f0a', ink.darkLeather, ink.leather], gloss: 0.4, rim: ink.paper },
    pad: { tones: ['#1d0f0a', ink.darkLeather, ink.leather], gloss: 0.4, rim: ink.paper },
    bar: { tones: [ink.darkLeather, '#c98f5a', '#efc793'], levels: [0.05, 0.6] },
    lining: { tones: [ink.black, ink.darkLeather] },
    stud: { tones: [ink.leather, ink.amber] },
    trim: dyes.white,
  },
});

export default {
  alt: 'A boxer in a brown head guard looks down past its slim cheek bars at a red glove that rises from below.',
  svg: poster({
    background: ink.navy,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 620 },
        { ink: ink.slate, pitch: 28, cover: (x, y) => 1.1 - 1.6 * Math.hypot(x - 0.5, y - 0.4) },
      ),
      ropes(
        view,
        [-4, 0.12, -1.5],
        [4, 0.12, -1.5],
        [
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.sand, light: ink.paper },
          { ink: ink.blue, light: '#5f86ff' },
        ],
      ),
      wearer,
    ],
  }),
} satisfies Drawing;
