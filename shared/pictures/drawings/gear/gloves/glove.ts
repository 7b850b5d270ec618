import { lacedGlove } from '../../../kit/gear/lacedGlove.ts';
import {
  along,
  camera,
  type Drawing,
  dyes,
  type Group,
  glow,
  halftone,
  type Inks,
  ink,
  poster,
  print,
  rope,
} from '../../../kit/index.ts';
import { panel } from '../../../kit/places/gym.ts';

// Three times life size, little above the canvas, so that the gloves stand like boulders.
const views = {
  left: camera({ eye: [0.1, 0.62, 3.5], at: [0.06, 0.4, 0], view: 31, shift: [-10, -25] }),
  right: camera({ eye: [-1.5, 0.8, 3.2], at: [0, 0.4, 0], view: 31, shift: [10, -25] }),
};

const upright = along([-0.34, 0.36, -0.22], [-0.05, 1, -0.04], [0.6, 0, 0.8]);
const lying = along([0.14, 0.24, 0.16], [0.8, 0.06, 0.56], [0.1, 1, 0.1]);
const flipped = (frame: typeof lying) => ({
  ...frame,
  left: [-frame.left[0], -frame.left[1], -frame.left[2]] as const,
});
const scene: Group[] = [...lacedGlove(flipped(upright), 3), ...lacedGlove(lying, 3)];

const red = { ink: ink.red, light: '#f0604a', thick: 0.1, shade: ink.nightRed };
const blue = { ink: ink.blue, light: '#5f86ff', thick: 0.1, shade: ink.nightBlue };

interface Pair {
  /** Where the viewer stands. */
  from: keyof typeof views;
  leather: Inks;
  label: Inks;
  /** What is behind the ropes, the light in it, and the dark it fades into. */
  behind: { ground: string; glow: string; dark: string };
  apron: string;
}

/** A pair of gloves at the edge of a ring apron, in the colours of one maker. */
export function gloves({ from, leather, label, behind, apron }: Pair): string {
  const view = views[from];
  const edged = { ...leather, rim: ink.paper };
  return poster({
    background: behind.ground,
    layers: [
      halftone(
        { x: 100, y: -300, width: 1400, height: 1300 },
        { ink: behind.glow, pitch: 26, cover: (x, y) => glow(x, y) * 1.9 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 320 },
        { ink: behind.dark, pitch: 26, cover: (_, y) => (1 - y) * 0.5 },
      ),
      ...[0.5, 1.02].map((y, n) => rope(view, [-5, y, -2.2], [5, y + 0.1, -2.2], n ? red : blue)),
      panel(view, [-6, 0, 0.76], [12, 0, 0], [0, 0, -3.4], ink.paper),
      panel(view, [-6, 0, 0.76], [12, 0, 0], [0, -0.05, 0], ink.sand),
      panel(view, [-6, -0.05, 0.76], [12, 0, 0], [0, -1, 0], apron),
      print(scene, {
        view,
        dots: 11,
        floor: ink.stone,
        light: { from: [-2.4, 3.2, 2.4], rim: [0.9, 0.3, -0.4], fill: 0.16 },
        inks: {
          glove: edged,
          thumb: edged,
          cuff: edged,
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          label,
          lace: dyes.white,
        },
      }),
    ],
  });
}

export default {
  alt: 'A pair of blue sparring gloves rests on the white canvas at the edge of a ring apron.',
  svg: gloves({
    from: 'left',
    leather: dyes.blue,
    label: dyes.red,
    behind: { ground: ink.sand, glow: ink.paper, dark: ink.stone },
    apron: ink.red,
  }),
} satisfies Drawing;
