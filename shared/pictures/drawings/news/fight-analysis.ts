import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  glow,
  ground,
  halftone,
  ink,
  pool,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';

const view = camera({
  eye: [0.35, 4.1, 2.3],
  at: [0, 0.78, 0],
  view: 39,
  roll: -6,
  shift: [10, 95],
});
const prefixed = (who: string, inks: ReturnType<typeof worn>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));

const blue = dressed(
  figure(
    { ...poses.jab, leftHand: [1.02, 1.46, 0.02] },
    { at: [-0.72, 0, 0.1], facing: 2 },
    { height: 1.82, face: { hair: 'crop' } },
  ),
  'blue',
);
const red = dressed(
  figure(
    { ...poses.slip, side: -24, lean: 20 },
    { at: [0.55, 0, -0.05], facing: 176 },
    { height: 1.8, face: { hair: 'curls' } },
  ),
  'red',
);
const boxers = print([...blue, ...red], {
  view,
  dots: 9,
  light: { from: [-1.6, 4.6, -1.5], rim: [0.7, 0.2, -0.6], fill: 0.26 },
  floor: ink.navy,
  inks: {
    ...prefixed(
      'blue',
      worn({ skin: skins.brown, gloves: dyes.blue, shorts: dyes.blue, boots: dyes.white }),
    ),
    ...prefixed(
      'red',
      worn({ skin: skins.olive, gloves: dyes.red, shorts: dyes.red, boots: dyes.black }),
    ),
  },
});

const pen = (stroke: string, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export default {
  alt: 'A jab meets a high guard, seen from above, with a red arrow inked on the canvas for the step inside.',
  svg: poster({
    background: ink.black,
    layers: [
      ground(
        view,
        [
          [-5, 0, -6],
          [5, 0, -6],
          [5, 0, 2],
          [-5, 0, 2],
        ],
        ink.sand,
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.paper, pitch: 28, cover: (x, y) => 1.15 - 1.6 * Math.hypot(x - 0.45, y - 0.5) },
      ),
      pool(view, [0.1, 0, -0.35], 2.05, ink.red),
      pool(view, [0.1, 0, -0.35], 1.9, ink.paper),
      halftone(
        { x: 500, y: 250, width: 700, height: 700 },
        { ink: ink.sand, pitch: 28, cover: (x, y) => glow(x, y) * 0.8 },
      ),
      pen(ink.red, 'M915 800C860 700 790 655 690 668'),
      pen(ink.red, 'M752 610L682 668L760 716'),
      boxers,
    ],
  }),
} satisfies Drawing;
