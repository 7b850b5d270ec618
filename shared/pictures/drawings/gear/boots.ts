import { slice } from '../../kit/gear/seams.ts';
import {
  block,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  egg,
  type Frame,
  fadeDown,
  type Group,
  halftone,
  ink,
  poster,
  print,
  rope,
  sky,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 0.5, 4.2], at: [0.1, 0.44, 0], view: 27, shift: [20, -10] });

const SOLE = [
  [-0.04, 0.18],
  [0.12, 0.16],
  [0.28, 0.15],
  [0.44, 0.17],
  [0.58, 0.195],
  [0.7, 0.19],
] as const;

function boot(frame: Frame): Group[] {
  const at = (f: number, u: number, l: number): Vec => within(frame, [f, u, l]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const upper = [
    taper(at(-0.02, 0.24, 0), at(-0.06, 0.72, 0), [0.2, 0.225]),
    egg(here(-0.02, 0.17, 0), [0.24, 0.19, 0.19], { blend: 0.1 }),
    taper(at(0.1, 0.24, 0), at(0.62, 0.15, 0), [0.2, 0.145], { blend: 0.12 }),
    egg(here(0.66, 0.13, 0.01), [0.25, 0.15, 0.2], { blend: 0.1 }),
    block(here(-0.06, 0.9, 0), [0.5, 0.18, 0.5], { carve: true, blend: 0.03 }),
    taper(at(-0.06, 0.56, 0), at(-0.07, 1.0, 0), [0.16, 0.185], { carve: true, blend: 0.02 }),
    block(here(0.2, -0.26, 0), [2, 0.3, 1], { carve: true, blend: 0.01 }),
  ];
  const front = (u: number): number =>
    u > 0.44 ? 0.2 - (u - 0.44) * 0.02 : 0.24 + (0.44 - u) * 1.6;
  const hole = (u: number, l: number): Vec => at(front(u) - 0.03 * Math.abs(l / 0.08), u, l);
  const rows = [0.34, 0.43, 0.52, 0.61, 0.69];
  const lace = rows.slice(1).flatMap((u, n) => {
    const below = rows[n] ?? u;
    return [
      cord([hole(below, -0.085), hole(u, 0.085)], 0.02, 'lace'),
      cord([hole(below, 0.085), hole(u, -0.085)], 0.02, 'lace'),
    ];
  });
  return [
    { material: 'canvas', solids: upper, folds: 0.008 },
    { material: 'stripe', solids: slice(upper, here(0, 0, 0), [0.61, 0.7], 0.012) },
    {
      material: 'toe',
      solids: slice(
        upper,
        { ...here(0, 0, 0), up: frame.forward, forward: frame.left, left: frame.up },
        [0.66, 1.2],
        0.012,
      ),
    },
    {
      material: 'stripe',
      solids: slice(
        upper,
        { ...here(0, 0, 0), up: frame.forward, forward: frame.left, left: frame.up },
        [-0.4, -0.13],
        0.01,
      ),
    },
    {
      material: 'sole',
      solids: SOLE.map(([f, half]) =>
        drum(at(f, -0.02, 0), at(f, 0.035, 0), [half, half], { round: 0.015, blend: 0.06 }),
      ),
    },
    ...lace,
  ];
}

const scene: Group[] = [
  ...boot(standing([-0.18, 0.07, 0.28], 32)),
  ...boot(standing([0.02, 0.07, -0.5], -16)),
];

export default {
  alt: 'Low white canvas boxing boots with red toes and laces stand on blue ring canvas under the ropes.',
  svg: poster({
    background: ink.black,
    layers: [
      sky(ink.navy, 0, 640, fadeDown, 26),
      halftone(
        { x: 0, y: 0, width: 1600, height: 660 },
        { ink: ink.slate, pitch: 26, cover: (x, y) => y * 0.9 * (1 - Math.abs(x - 0.45)) },
      ),
      rope(view, [-5, 0.9, -2.6], [5, 0.98, -2.4], { ink: ink.red, light: '#f0604a', thick: 0.14 }),
      rope(view, [-5, 1.75, -2.6], [5, 1.9, -2.4], {
        ink: ink.sand,
        light: ink.paper,
        thick: 0.14,
      }),
      panel(view, [-9, 0, 2.2], [18, 0, 0], [0, 0, -5.4], ink.blue),
      print(scene, {
        view,
        floor: ink.nightBlue,
        light: { from: [2.4, 3.8, 2.4], rim: [-0.9, 0.2, -0.4], fill: 0.2 },
        inks: {
          canvas: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.16, 0.42], rim: '#5f86ff' },
          stripe: { ...dyes.red, rim: '#5f86ff' },
          toe: { ...dyes.red, rim: '#5f86ff' },
          sole: { tones: ['#3a2112', ink.leather, ink.amber] },
          lace: { tones: [ink.nightRed, ink.red, '#f0604a'] },
        },
      }),
    ],
  }),
} satisfies Drawing;
