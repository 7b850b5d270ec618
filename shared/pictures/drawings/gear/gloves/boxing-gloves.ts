import { lacedGlove } from '../../../kit/gear/gloves/lacedGlove.ts';
import {
  along,
  block,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  ink,
  poster,
  print,
  rope,
  standing,
  vignette,
  within,
} from '../../../kit/index.ts';

const view = camera({ eye: [-0.2, -0.75, 4.05], at: [0, 0.1, 0], view: 33, shift: [0, 0] });

const left = along([-0.36, -0.02, 0], [-0.1, -1, 0.05], [-0.25, 0, -0.95]);
const right = along([0.3, 0.1, 0.05], [0.16, -1, 0.04], [-0.85, 0, -0.5]);
const hook = [0.0, 0.72, -0.25] as const;
const hung = (glove: typeof left, side: number): Group =>
  cord(
    [
      within(glove, [-0.15, -0.3, side * 0.06]),
      within(glove, [-0.1, -0.46, side * 0.05]),
      within(glove, [0, -0.62, side * 0.03]),
      [within(glove, [0, -0.7, 0])[0] * 0.55, 0.75, -0.22 + side * 0.03],
      hook,
    ],
    0.016,
    'lace',
  );

const scene: Group[] = [
  {
    material: 'pad',
    solids: [block(standing([0.02, -2.55, -0.55], 90), [0.2, 3, 0.5], { round: 0.07 })],
  },
  {
    material: 'welt',
    solids: [0.26, -0.52].map((y) =>
      block(standing([0.02, y, -0.55], 90), [0.21, 0.05, 0.51], { round: 0.03 }),
    ),
  },
  {
    material: 'steel',
    solids: [drum([0.02, 0.3, -0.55], [0.02, 0.86, -0.55], [0.17, 0.17], { round: 0.03 })],
  },
  ...lacedGlove(left, 3, { folds: 0.006 }),
  ...lacedGlove({ ...right, left: [-right.left[0], -right.left[1], -right.left[2]] }, 3, {
    folds: 0.006,
  }),
  ...[-1, 1].flatMap((side) => [hung(left, side), hung(right, side)]),
];

const red = { ink: ink.red, light: '#f0604a', thick: 0.12, sag: 0.03 };
const paper = { ink: ink.sand, light: ink.paper, thick: 0.12, sag: 0.03 };

export default {
  alt: 'A pair of worn brown leather boxing gloves hangs by its laces from a ring post before a blue arena.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      halftone(
        { x: 100, y: -200, width: 1400, height: 1400 },
        { ink: ink.blue, pitch: 24, cover: (x, y) => glow(x, y) * 1.7 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.nightBlue, pitch: 24, cover: (x, y) => vignette(x, y) * 1.3 },
      ),
      ...[-1.2, -0.2, 0.8].flatMap((y, n) => [
        rope(view, [-0.2, y, -0.6], [-4, y - 0.1, 2.4], n % 2 ? paper : red),
        rope(view, [0.2, y, -0.6], [4, y - 0.1, 2.4], n % 2 ? paper : red),
      ]),
      print(scene, {
        view,
        light: { from: [-2.2, 3.2, 3.2], rim: [0.9, 0.2, -0.5], fill: 0.16 },
        inks: {
          pad: { tones: [ink.stone, ink.sand], levels: [0.03] },
          welt: dyes.red,
          steel: dyes.steel,
          glove: { ...dyes.tan, rim: ink.amber },
          thumb: { ...dyes.tan, rim: ink.amber },
          cuff: { ...dyes.tan, rim: ink.amber },
          trim: { tones: ['#1d0e0a', ink.darkLeather, ink.leather] },
          label: { tones: [ink.nightRed, ink.red, '#f0604a'] },
          lace: dyes.white,
        },
      }),
    ],
  }),
} satisfies Drawing;
