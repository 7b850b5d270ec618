import { bootOn } from '../../kit/gear/boot.ts';
import { sideways, slice } from '../../kit/gear/seams.ts';
import {
  add,
  camera,
  type Drawing,
  drum,
  dyes,
  fadeDown,
  type Group,
  halftone,
  ink,
  poster,
  print,
  rope,
  sky,
  standing,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 0.5, 4.2], at: [0.18, 0.36, 0], view: 24, shift: [0, 0] });

/** Three times life size: the boot of a figure, low, hollow, with a bound top and a red toe. */
function boot(at: Vec, facing: number): Group[] {
  const foot = standing(add(at, [0, 0.3, 0]), facing);
  const knee = within(foot, [-0.02, 1.0, 0]);
  const worn = bootOn({ foot, knee, k: 3.4, b: 3.2 });
  const upper = worn.find(({ material }) => material === 'boot')?.solids ?? [];
  const opening = [
    drum(within(foot, [-0.015, 0.24, 0]), within(foot, [-0.02, 0.6, 0]), [0.09, 0.118], {
      carve: true,
      blend: 0.015,
    }),
  ];
  const lengthways = sideways(foot, 'forward');
  return [
    ...worn.filter(({ material }) => material === 'sole' || material === 'lace'),
    { material: 'canvas', solids: [...upper, ...opening], folds: 0.004 },
    { material: 'stripe', solids: [...slice(upper, foot, [0.315, 0.45], 0.008), ...opening] },
    ...[[0.43, 1.2] as const, [-0.6, -0.135] as const].map((ends) => ({
      material: 'stripe',
      // No lower than the sole's upper edge.
      solids: slice(slice(upper, lengthways, ends, 0.008), foot, [-0.246, 1], 0),
    })),
  ];
}

const scene: Group[] = [...boot([-0.32, 0, 0.2], 30), ...boot([0.46, 0, -0.46], -8)];

export default {
  alt: 'Low white canvas boxing boots with thin soles, red toes and red laces stand on blue ring canvas under the ropes.',
  svg: poster({
    background: ink.black,
    layers: [
      sky(ink.navy, 0, 640, fadeDown, 26),
      halftone(
        { x: 0, y: 0, width: 1600, height: 660 },
        { ink: ink.slate, pitch: 26, cover: (x, y) => y * 0.9 * (1 - Math.abs(x - 0.45)) },
      ),
      rope(view, [-5, 0.66, -2.6], [5, 0.72, -2.4], {
        ink: ink.sand,
        light: ink.paper,
        thick: 0.12,
      }),
      rope(view, [-5, 1.2, -2.6], [5, 1.3, -2.4], {
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
          sole: { tones: ['#3a2112', ink.leather, ink.amber], levels: [0.05, 0.4] },
          lace: { tones: [ink.nightRed, ink.red, '#f0604a'] },
        },
      }),
    ],
  }),
} satisfies Drawing;
