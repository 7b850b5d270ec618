import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  ink,
  lamp,
  poses,
  poster,
  print,
  rect,
  shape,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.68, 2.1], at: [0, 1.69, 0], view: 23 });
const still = {
  ...poses.squareUp,
  chestTurn: 0,
  hipTurn: 0,
  leftHand: [0.1, 1.0, 0.3],
  rightHand: [0.1, 1.0, -0.3],
} as const;
const light = { from: [0, 2.9, 0.55], fill: 0.07 } as const;

const left = print(
  figure(
    { ...still, lean: 10, head: { nod: 4 } },
    { at: [-0.29, 0, 0], facing: 6 },
    { height: 1.86, bulk: 1.12, legs: false, face: { hair: 'crop', beard: 'full', jaw: 1.1 } },
  ),
  {
    view,
    light: { ...light, rim: [-0.9, 0.2, -0.5] },
    inks: worn({ skin: skins.olive, rim: '#f0604a' }),
  },
);
const right = print(
  figure(
    { ...still, lean: 9, head: { nod: 3 } },
    { at: [0.29, 0, 0], facing: 174 },
    { height: 1.88, bulk: 1.08, legs: false, face: { hair: 'bald', nose: 1.1 } },
  ),
  {
    view,
    light: { ...light, rim: [0.9, 0.2, -0.5] },
    inks: worn({ skin: skins.deep, rim: '#5f86ff', hair: dyes.hair }),
  },
);

export default {
  alt: 'Two boxers stand nose to nose in profile under one lamp, red behind one and blue behind the other.',
  svg: poster({
    background: ink.deepRed,
    layers: [
      rect(ink.deepBlue, 800, 0, 800, 1000),
      halftone(
        { x: 0, y: 0, width: 796, height: 1000 },
        { ink: ink.red, pitch: 28, cover: (x) => x * 0.95 },
      ),
      halftone(
        { x: 804, y: 0, width: 796, height: 1000 },
        { ink: ink.blue, pitch: 28, cover: (x) => (1 - x) * 0.95 },
      ),
      shape(ink.sand, [
        [740, 90],
        [860, 90],
        [1120, 1000],
        [480, 1000],
      ]),
      lamp({ x: 800, y: 84, size: 230, foot: [800, 1000], spread: 200, strength: 0.5 }),
      left,
      right,
    ],
  }),
} satisfies Drawing;
