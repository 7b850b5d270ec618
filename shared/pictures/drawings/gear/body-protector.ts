import { ribbon } from '../../kit/gear/ribbon.ts';
import { sideways } from '../../kit/gear/seams.ts';
import { compile, march } from '../../kit/geometry/scene.ts';
import { swollen } from '../../kit/geometry/solid.ts';
import {
  add,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Frame,
  type Group,
  glow,
  halftone,
  ink,
  poster,
  print,
  rope,
  rotate,
  scale,
  standing,
  sub,
  taper,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.5, 0.75, 4.6], at: [0, 0.02, 0], view: 36.5 });
const body = rotate(standing([0.04, 0, 0], 68), { tilt: -2 });
const at = (f: number, u: number, l: number): Vec => within(body, [f, u, l]);
const here = (f: number, u: number, l: number): Frame => ({ ...body, at: at(f, u, l) });
const cut = { carve: true, blend: 0.04 };

// A bowed front from the shoulders to the hips, open behind, with holes for neck and arms.
const hull = [egg(here(-0.16, -0.14, 0), [0.54, 1.02, 0.68])];
const holes = [
  egg(here(-0.16, -0.16, 0), [0.4, 1.1, 0.54], { ...cut, blend: 0.02 }),
  block(here(-0.66, 0, 0), [0.46, 1.6, 1.2], { ...cut, round: 0.02 }),
  egg(here(0, 0.72, 0), [2, 0.4, 0.28], cut),
  ...[-1, 1].map((side) => egg(here(0, 0.36, 0.74 * side), [2, 0.46, 0.34], cut)),
  egg(here(0, -1.62, 0), [2, 0.94, 1.6], cut),
  block(here(0, 1.14, 0), [1, 0.5, 1], { ...cut, round: 0.02 }),
];
const beyond = (axis: Frame, along: number, way: number) =>
  block({ ...axis, at: add(axis.at, scale(axis.up, along + way * 1.2)) }, [2, 1.2, 2], {
    carve: true,
    blend: 0.04,
    round: 0.02,
  });
const upright = here(0, 0, 0);
const across = sideways(upright, 'left');
/** A quilted panel between two heights and two widths. */
const panel = (
  material: string,
  [low, high]: readonly [number, number],
  [right, left]: readonly [number, number],
): Group => ({
  material,
  solids: [
    ...hull.map((each) => swollen(each, 0.045)),
    ...holes,
    beyond(upright, low, -1),
    beyond(upright, high, 1),
    beyond(across, right, -1),
    beyond(across, left, 1),
  ],
});
const rows = [
  [-0.9, -0.46],
  [-0.43, -0.1],
  [-0.07, 0.24],
] as const;
const touched = (u: number, l: number): Vec => {
  const from = at(2, u, l);
  return add(
    from,
    scale(
      body.forward,
      -march([compile({ material: '', solids: hull })], from, scale(body.forward, -1)),
    ),
  );
};
const spot = touched(-0.26, 0.12);
const out = unit(sub(spot, at(-0.5, -0.2, 0)));
const over = (side: number): Vec[] => [
  touched(0.46, 0.42 * side),
  at(0.2, 0.66, 0.41 * side),
  at(0.08, 0.76, 0.4 * side),
  at(-0.08, 0.8, 0.39 * side),
  at(-0.24, 0.75, 0.38 * side),
  at(-0.36, 0.6, 0.34 * side),
  at(-0.5, 0.2, 0.22 * side),
  at(-0.56, -0.3, 0.06 * side),
];
const scene: Group[] = [
  { material: 'shell', solids: [...hull, ...holes] },
  ...rows.flatMap((row) => [
    panel('front', row, [-0.33, 0.33]),
    panel('panel', row, [-2, -0.36]),
    panel('panel', row, [0.36, 2]),
  ]),
  panel('front', [0.27, 2], [-2, 2]),
  {
    material: 'target',
    solids: [
      drum(add(spot, scale(out, -0.02)), add(spot, scale(out, 0.07)), [0.19, 0.17], {
        round: 0.02,
      }),
    ],
  },
  {
    material: 'eye',
    solids: [drum(spot, add(spot, scale(out, 0.085)), [0.075, 0.07], { round: 0.01 })],
  },
  ...[-1, 1].map((side) => ({
    material: 'strap',
    solids: ribbon(over(side), 0.19, body.up, 0.026),
  })),
  {
    material: 'strap',
    solids: ribbon(
      [
        at(0.0, -0.42, -0.68),
        at(-0.2, -0.44, -0.72),
        at(-0.36, -0.52, -0.78),
        at(-0.46, -0.7, -0.84),
        at(-0.5, -0.95, -0.86),
      ],
      0.14,
      [-1, 0, 0.6],
      0.022,
    ),
  },
  {
    material: 'strap',
    solids: ribbon(
      [at(0.0, -0.42, 0.68), at(-0.2, -0.44, 0.72), at(-0.36, -0.52, 0.74)],
      0.14,
      [1, 0, 0.6],
      0.022,
    ),
  },
  {
    material: 'rope',
    solids: [taper(at(-0.09, 0.69, -3), at(-0.09, 0.69, 3), [0.075, 0.075])],
  },
];

export default {
  alt: 'A trainer’s padded white body protector with red sides and a red target hangs by its shoulder straps on a ring rope before a brass spotlight.',
  svg: poster({
    background: ink.leather,
    layers: [
      halftone(
        { x: 0, y: -300, width: 1600, height: 1600 },
        { ink: ink.amber, pitch: 28, cover: (x, y) => glow(x, y) * 2.1 },
      ),
      rope(view, [-5, -0.9, -2], [5, -0.6, -2], {
        ink: ink.red,
        light: '#f0604a',
        thick: 0.12,
        shade: ink.darkLeather,
      }),
      print(scene, {
        view,
        light: { from: [-2.6, 3, 3], rim: [0.9, 0.2, -0.4], fill: 0.16 },
        inks: {
          shell: dyes.black,
          front: { tones: [ink.stone, '#d8ccb2', ink.paper], levels: [0.14, 0.42] },
          panel: dyes.red,
          rope: { tones: ['#5b5c66', ink.sand, ink.paper], levels: [0.1, 0.5] },
          eye: dyes.white,
          target: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.3 },
          strap: { tones: [ink.black, '#1a2036', ink.slate] },
        },
      }),
    ],
  }),
} satisfies Drawing;
