import { sideways, slice } from '../../kit/gear/seams.ts';
import { compile, march } from '../../kit/geometry/scene.ts';
import {
  add,
  along,
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
  mix,
  poster,
  print,
  rope,
  scale,
  sky,
  standing,
  sub,
  taper,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1, 4.2], at: [0.08, 0.17, 0], view: 25 });

/** More than three times life size, and no higher than the ankle. */
const K = 3.4;
/** Boxing boots are long for their height. */
const LONG = 1.22 * K;

/** A low boot: a red toe, heel and collar, a tongue behind its laces, a thin flat sole. */
function boot(at: Vec, facing: number): Group[] {
  const foot = standing(add(at, [0, 0.089 * K, 0]), facing);
  const on = (f: number, u: number, l = 0): Vec => within(foot, [f * LONG, u * K, l * K]);
  const here = (f: number, u: number): Frame => ({ ...foot, at: on(f, u) });
  const sides = [
    egg(here(-0.03, -0.046), [0.034 * LONG, 0.04 * K, 0.031 * K], { blend: 0.1 }),
    taper(on(-0.028, -0.056), on(0.14, -0.067), [0.03 * K, 0.018 * K], { blend: 0.1 }),
    egg(here(0.09, -0.065), [0.07 * LONG, 0.021 * K, 0.041 * K], { blend: 0.06 }),
    taper(on(-0.004, -0.026), on(0.1, -0.062), [0.03 * K, 0.02 * K], { blend: 0.1 }),
  ];
  const upper = [
    ...sides,
    drum(on(-0.022, -0.04), on(-0.03, 0.014), [0.031 * K, 0.032 * K], {
      blend: 0.08,
      round: 0.014,
    }),
  ];
  const mouth = along(on(-0.025, 0.016), sub(within(foot, [-0.25, 1, 0]), foot.at));
  const opening = [
    taper(on(-0.026, -0.03), on(-0.03, 0.06), [0.021 * K, 0.028 * K], { carve: true, blend: 0.02 }),
  ];
  const lengthways = sideways(foot, 'forward');
  const outside = [compile({ material: '', solids: upper })];
  const eyelet = (part: number, side: number): Vec => {
    const through = mix(on(0.094, -0.06), on(0.006, 0), part);
    const way = unit(add(foot.forward, scale(foot.up, 1.7 - part * 0.9)));
    const from = add(add(through, scale(way, 0.5)), scale(foot.left, side * 0.017 * K));
    return add(from, scale(way, 0.01 - march(outside, from, scale(way, -1))));
  };
  const rows = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const laces = rows.slice(1).flatMap((part, n) =>
    [1, -1].map((side) => {
      const before = rows[n] ?? part;
      return [eyelet(before, side), eyelet((before + part) / 2, 0), eyelet(part, -side)];
    }),
  );
  const knot = eyelet(1, 0);
  const bow = [1, -1].map((side) =>
    Array.from({ length: 13 }, (_, n): Vec => {
      const angle = (n / 12) * Math.PI * 2;
      return add(
        knot,
        within({ ...foot, at: [0, 0, 0] }, [
          0.04 - 0.04 * Math.cos(angle) + 0.01,
          0.012 - 0.03 * (1 - Math.cos(angle)),
          side * (0.06 * (1 - Math.cos(angle)) + 0.04 * Math.sin(angle)),
        ]),
      );
    }),
  );
  return [
    { material: 'canvas', solids: [...upper, ...opening], folds: 0.003 },
    {
      material: 'stripe',
      solids: [...slice(upper, mouth, [-0.062, 0.4], 0.008), ...opening],
    },
    ...[[0.53, 1.2] as const, [-0.6, -0.19] as const].map((ends) => ({
      material: 'stripe',
      // No lower than the sole's upper edge.
      solids: [...slice(slice(upper, lengthways, ends, 0.008), foot, [-0.246, 1], 0), ...opening],
    })),
    {
      material: 'lining',
      solids: [drum(on(-0.022, -0.04), on(-0.029, 0.008), [0.027 * K, 0.027 * K])],
    },
    {
      material: 'tongue',
      solids: [
        taper(on(0.03, -0.014), on(0.002, 0.024), [0.018 * K, 0.018 * K], {
          flat: 0.3,
          towards: foot.forward,
        }),
      ],
    },
    { material: 'sole', solids: slice(sides, foot, [-0.3026, -0.248], 0.012) },
    ...[...laces, ...bow].map((points) => cord(points, 0.01, 'lace')),
  ];
}

const scene: Group[] = [...boot([-0.3, 0, 0.34], 20), ...boot([0.24, 0, -0.5], 10)];

export default {
  alt: 'Low white canvas boxing boots with thin soles, red toes and red laces stand on blue ring canvas before a rope.',
  svg: poster({
    background: ink.black,
    layers: [
      sky(ink.navy, 0, 640, fadeDown, 26),
      halftone(
        { x: 0, y: 0, width: 1600, height: 660 },
        { ink: ink.slate, pitch: 26, cover: (x, y) => y * 0.9 * (1 - Math.abs(x - 0.45)) },
      ),
      panel(view, [-9, 0, 2.2], [18, 0, 0], [0, 0, -5.4], ink.blue),
      rope(view, [-5, 0.4, -2.6], [5, 0.46, -2.4], {
        ink: ink.sand,
        light: ink.paper,
        thick: 0.12,
      }),
      // Lamps hang on all sides of a ring: one behind throws a shadow at the viewer.
      print(scene, {
        view,
        floor: ink.deepBlue,
        light: { from: [0.9, 3.8, -1.5] },
        inks: Object.fromEntries(
          scene.map(({ material }) => [material, { tones: [ink.deepBlue] }]),
        ),
      }),
      print(scene, {
        view,
        floor: ink.nightBlue,
        light: { from: [2.4, 3.8, 2.4], rim: [-0.9, 0.2, -0.4], fill: 0.2 },
        inks: {
          canvas: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.16, 0.42], rim: '#5f86ff' },
          stripe: { ...dyes.red, rim: '#5f86ff' },
          sole: { tones: ['#3a2112', ink.leather, ink.amber], levels: [0.05, 0.4] },
          lining: { tones: [ink.black, '#24120d'] },
          tongue: { tones: ['#5b5c66', ink.stone, ink.sand] },
          lace: { tones: [ink.nightRed, ink.red, '#f0604a'] },
        },
      }),
    ],
  }),
} satisfies Drawing;
