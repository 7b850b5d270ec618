import { lacedGlove } from '../../kit/gear/gloves/lacedGlove.ts';
import { ribbon } from '../../kit/gear/ribbon.ts';
import { rolledWrap, turns } from '../../kit/gear/rolledWrap.ts';
import { slice } from '../../kit/gear/seams.ts';
import {
  add,
  along,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  scale,
  taper,
  unit,
  type Vec,
} from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 0.62, 4.6], at: [0.02, 0.5, 0], view: 32 });

const [near, far]: [Vec, Vec] = [
  [-1.0, 0.46, 0.02],
  [0.36, 0.46, -0.5],
];
const way = unit([1.36, 0, -0.52]);
const hull = [drum(near, far, [0.4, 0.4], { round: 0.06 })];
const across = along([-0.32, 0.46, -0.24], way);
const bag: Group[] = [
  { material: 'bag', solids: hull, folds: 0.012 },
  ...[-0.34, 0.34].map((u) => ({
    material: 'strap',
    solids: slice(hull, across, [u - 0.05, u + 0.05], 0.016),
  })),
  { material: 'strap', solids: slice(hull, across, [-0.76, -0.69], 0.014) },
  { material: 'strap', solids: [hoop(along(add(near, scale(way, -0.06)), way), 0.2, 0.026)] },
  {
    material: 'strap',
    solids: ribbon(
      Array.from({ length: 13 }, (_, n): Vec => {
        const angle = (n / 12) * Math.PI;
        return add(
          [-0.32, 0.86, -0.24 + 0.24],
          add(scale(way, -0.34 * Math.cos(angle)), [0, 0.34 * Math.sin(angle), 0]),
        );
      }),
      0.09,
      [0, 0, 1],
      0.02,
    ),
  },
];
const glove = along([0.42, 0.24, 0.36], [0.84, 0.05, 0.5], [0.1, 1, 0.1]);
const wrap = {
  at: [-0.62, 0.157, 0.7] as const,
  axis: [0.35, 0, 0.9] as const,
  radius: 0.15,
  width: 0.24,
};
const tape = { ...wrap, at: [-0.06, 0.157, 0.86] as const, axis: [0.6, 0, 0.8] as const };
const bottle: Group[] = [
  {
    material: 'bottle',
    solids: [
      drum([1.14, 0.04, -0.3], [1.14, 0.7, -0.3], [0.19, 0.19], { round: 0.04 }),
      taper([1.14, 0.68, -0.3], [1.14, 0.86, -0.3], [0.17, 0.08], { blend: 0.06 }),
    ],
  },
  {
    material: 'label',
    solids: [drum([1.14, 0.26, -0.3], [1.14, 0.5, -0.3], [0.197, 0.197], { round: 0.04 })],
  },
  {
    material: 'cap',
    solids: [drum([1.14, 0.86, -0.3], [1.14, 1.0, -0.3], [0.1, 0.085], { round: 0.02 })],
  },
];
const scene: Group[] = [
  ...bag,
  ...lacedGlove(glove, 2.5),
  ...bottle,
  rolledWrap('wrap', wrap),
  rolledWrap('tape', tape),
];

const rim = ink.paper;
export default {
  alt: 'A blue gym bag, red boxing gloves, rolled hand wraps and a water bottle stand on a wooden bench.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 100, y: -330, width: 1400, height: 1500 },
        { ink: ink.paper, pitch: 26, cover: (x, y) => glow(x, y) * 1.9 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 420 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => (1 - y) * 0.8 },
      ),
      panel(view, [-6, 0, -1.1], [12, 0, 0], [0, 0, 2.16], ink.darkLeather),
      boards(view, { at: [-6, 0, -1.1], along: [12, 0, 0], across: [0, 0, 0.72], count: 3 }, [
        '#b5752c',
        ink.amber,
      ]),
      panel(view, [-6, 0, 1.06], [12, 0, 0], [0, -0.16, 0], ink.leather),
      panel(view, [-6, -0.16, 1.06], [12, 0, 0], [0, -1, 0], ink.darkLeather),
      print(scene, {
        view,
        floor: ink.darkLeather,
        light: { from: [-2.2, 3.6, 3], rim: [0.9, 0.2, -0.4], fill: 0.18 },
        inks: {
          bag: { ...dyes.blue, rim },
          strap: { tones: ['#5b5c66', ink.sand, ink.paper], levels: [0.16, 0.5] },
          glove: { ...dyes.red, rim },
          thumb: { ...dyes.red, rim },
          cuff: { ...dyes.red, rim },
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          label: { tones: [ink.nightBlue, ink.blue, '#5f86ff'] },
          lace: dyes.white,
          bottle: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.2, 0.5], gloss: 0.5 },
          cap: dyes.red,
          wrap: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.6] },
          tape: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.18, 0.5] },
        },
      }),
      turns(view, wrap, ink.deepRed, 4),
      turns(view, tape, ink.stone, 4),
    ],
  }),
} satisfies Drawing;
