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

const view = camera({ eye: [0.05, 1.62, 1.72], at: [0.03, 1.525, 0], view: 37 });

const body = figure(
  {
    ...poses.squareUp,
    chestTurn: -16,
    hipTurn: -16,
    lean: 2,
    head: { turn: 5, nod: 9 },
    leftHand: [0.4, 1.34, 0.13],
    leftElbow: [-0.1, -1, 0.4],
    rightHand: [0.28, 1.36, -0.15],
    rightElbow: [-0.2, -1, -0.4],
  },
  { at: [0, 0, 0], facing: 84 },
  {
    height: 1.8,
    legs: false,
    top: 'vest',
    face: { hair: 'bald', mood: 'calm', gaze: [0.1, -1], jaw: 0.85, nose: 0.85 },
  },
);
const wearer = print([...body, ...paddedGuard(skullOf(body), 1.12, { bars: true })], {
  view,
  light: { from: [-0.5, 1.9, 2.8], rim: [0.9, 0.2, -0.4], fill: 0.3 },
  inks: {
    ...worn({ skin: skins.olive, gloves: dyes.red, top: dyes.blue }),
    // The same leathers as of the guard on the bench.
    guard: { tones: ['#1d0e0a', ink.darkLeather, '#6b3a22'], gloss: 0.3 },
    pad: dyes.tan,
    lining: { tones: ['#0d0706', '#24120d', ink.darkLeather], levels: [0.08, 0.3] },
    stud: { tones: ['#5b6580', '#cfd4de'] },
    trim: dyes.white,
  },
});

export default {
  alt: 'A boxer in a dark head guard with slim tan cheek bars looks down past them, both red gloves up in guard.',
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
