import { cheekline, STAND, slimGuard } from '../../kit/gear/headgear/slimGuard.ts';
import { rolledWrap, turns } from '../../kit/gear/rolledWrap.ts';
import { camera, type Drawing, ink, poster, print, rect, standing } from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

// The bench top is the floor of the scene, the guard almost five times life size.
const SIZE = 4.6;
const view = camera({ eye: [0.1, 2.35, 4.3], at: [0.16, 0.66, 0], view: 34 });

/** A hand wrap rolled up; its loose end lies flat on the bench. */
const wrap = {
  at: [0.95, 0.17, 0.25] as const,
  axis: [-0.9, 0, 0.42] as const,
  radius: 0.16,
  width: 0.24,
};

const end = (colour: string, grow: number): string =>
  panel(view, [0.88, 0.002, 0.36 - grow], [0.9, 0, 0.34], [0.1, 0, 0.22 + grow * 2.4], colour);

const guard = print(
  [...slimGuard(standing([-0.12, STAND * SIZE, 0], 155), SIZE), rolledWrap('wrap', wrap)],
  {
    view,
    floor: ink.leather,
    light: { from: [-1.9, 4.6, 3.0], rim: [0.9, 0.2, -0.4], fill: 0.26 },
    inks: {
      ...cheekline,
      wrap: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.6] },
    },
  },
);

export default {
  alt: 'A dark leather head guard with slim tan cheek bars on a linen head, on a wooden bench beside a rolled hand wrap.',
  svg: poster({
    background: ink.blue,
    layers: [
      ...Array.from({ length: 8 }, (_, n) => rect(ink.deepBlue, n * 210 - 20, 0, 196, 700)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 120, 136, 10)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 150, 136, 10)),
      panel(view, [-6, 0, -2.4], [12, 0, 0], [0, 0, 3.2], ink.darkLeather),
      boards(view, { at: [-6, 0, -2.4], along: [12, 0, 0], across: [0, 0, 0.8], count: 4 }, [
        '#b5752c',
        ink.amber,
      ]),
      panel(view, [-6, 0, 0.8], [12, 0, 0], [0, -0.6, 0], ink.leather),
      end(ink.darkLeather, 0.012),
      end('#f0604a', 0),
      guard,
      turns(view, wrap, ink.deepRed, 4),
    ],
  }),
} satisfies Drawing;
