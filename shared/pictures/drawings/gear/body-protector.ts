import { ribbon } from '../../kit/gear/ribbon.ts';
import { sideways, slice } from '../../kit/gear/seams.ts';
import {
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Group,
  glow,
  halftone,
  ink,
  poster,
  print,
  rope,
  rotate,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.45, -0.4, 4.4], at: [0, 0.02, 0], view: 31 });
const body = rotate(standing([0, 0.02, 0], 80), { tilt: -3 });
const at = (f: number, u: number, l: number): Vec => within(body, [f, u, l]);
const here = (f: number, u: number, l: number) => ({ ...body, at: at(f, u, l) });

const shell = [
  egg(here(-0.08, -0.12, 0), [0.48, 0.62, 0.68]),
  egg(here(0.12, -0.22, 0), [0.36, 0.42, 0.5], { blend: 0.14 }),
  taper(at(0.06, 0.32, -0.44), at(0.06, 0.32, 0.44), [0.24, 0.24], { blend: 0.14 }),
  block(here(-0.62, 0, 0), [0.46, 1.4, 1], { carve: true, blend: 0.08, round: 0.02 }),
  egg(here(0.1, 0.62, 0), [0.6, 0.26, 0.28], { carve: true, blend: 0.08 }),
];
const upright = sideways(body, 'left');
const scene: Group[] = [
  { material: 'shell', solids: shell },
  ...[0.2].map((u) => ({
    material: 'trim',
    solids: slice(shell, here(0, u, 0), [-0.012, 0.012], 0.012),
  })),
  ...[-0.5, 0.5].map((l) => ({
    material: 'panel',
    solids: slice(shell, { ...upright, at: at(0, 0, l) }, [-0.07, 0.07], 0.008),
  })),
  {
    material: 'target',
    solids: [drum(at(0.3, -0.2, 0), at(0.475, -0.2, 0), [0.3, 0.27], { round: 0.02 })],
  },
  {
    material: 'shell',
    solids: [drum(at(0.36, -0.2, 0), at(0.51, -0.2, 0), [0.13, 0.12], { round: 0.02 })],
  },
  ...[-0.44, 0.44].map((l) => ({
    material: 'strap',
    solids: ribbon(
      [at(0.12, 0.46, l), at(0.04, 0.6, l * 0.97), at(-0.1, 0.8, l * 0.86), at(-0.2, 1.5, l * 0.5)],
      0.16,
      body.forward,
      0.022,
    ),
  })),
  {
    material: 'steel',
    solids: [-0.44, 0.44].map((l) =>
      block({ ...body, at: at(0.1, 0.58, l * 0.97) }, [0.05, 0.035, 0.11], { round: 0.02 }),
    ),
  },
];

export default {
  alt: 'A trainer’s padded black body protector with a red target hangs by its straps before a brass spotlight.',
  svg: poster({
    background: ink.leather,
    layers: [
      halftone(
        { x: 0, y: -300, width: 1600, height: 1600 },
        { ink: ink.amber, pitch: 28, cover: (x, y) => glow(x, y) * 2.1 },
      ),
      rope(view, [-5, -0.1, -2], [5, 0.2, -2], {
        ink: ink.sand,
        light: ink.paper,
        thick: 0.12,
        shade: ink.darkLeather,
      }),
      rope(view, [-5, -0.9, -2], [5, -0.6, -2], {
        ink: ink.red,
        light: '#f0604a',
        thick: 0.12,
        shade: ink.darkLeather,
      }),
      print(scene, {
        view,
        dots: 11,
        light: { from: [-2.6, 3, 3], rim: [0.9, 0.2, -0.4], fill: 0.16 },
        inks: {
          shell: { ...dyes.black, rim: ink.paper },
          panel: { ...dyes.red, rim: ink.paper },
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          target: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.3 },
          strap: { tones: [ink.black, ink.navy, ink.slate] },
          steel: dyes.steel,
        },
      }),
    ],
  }),
} satisfies Drawing;
