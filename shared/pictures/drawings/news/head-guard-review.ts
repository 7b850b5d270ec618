import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import {
  add,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  ink,
  poster,
  print,
  rect,
  rotate,
  standing,
  type Vec,
} from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 0.66, 4], at: [0.02, 0.5, 0], view: 33 });

/** A hand wrap rolled up, with its loose end. */
const roll = (at: Vec, end: Vec) => ({
  material: 'wrap',
  solids: [
    drum(add(at, [-0.1, 0, 0.05]), add(at, [0.1, 0, -0.05]), [0.15, 0.15], { round: 0.012 }),
    drum(add(at, [-0.14, 0, 0.07]), add(at, [-0.09, 0, 0.045]), [0.05, 0.05], {
      carve: true,
      blend: 0.02,
    }),
    block(standing(end, -26), [0.11, 0.012, 0.24], { blend: 0.01, round: 0.01 }),
  ],
});

const guard = print(
  [
    ...paddedGuard(rotate(standing([-0.2, 0.5, 0], 52), { nod: 4 }), 4.6, { bars: true }),
    roll([0.72, 0.16, 0.3], [0.8, 0.015, 0.5]),
    roll([0.98, 0.16, -0.2], [1.08, 0.015, 0.02]),
  ],
  {
    view,
    dots: 12,
    floor: ink.darkLeather,
    light: { from: [-2.6, 3.4, 2.4], rim: [0.9, 0.2, -0.4], fill: 0.16 },
    inks: {
      guard: { ...dyes.tan, rim: ink.paper },
      pad: { ...dyes.tan, rim: ink.paper },
      lining: { tones: [ink.black, ink.navy, ink.slate], levels: [0.08, 0.4] },
      stud: { tones: [ink.leather, ink.amber] },
      trim: dyes.white,
      wrap: dyes.white,
    },
  },
);

export default {
  alt: 'A brown leather head guard with slim cheek bars looks past the viewer from a wooden bench, beside two rolled hand wraps.',
  svg: poster({
    background: ink.blue,
    layers: [
      ...Array.from({ length: 8 }, (_, n) => rect(ink.deepBlue, n * 210 - 20, 0, 196, 700)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 120, 136, 10)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 150, 136, 10)),
      boards(view, { at: [-6, 0, -1.6], along: [12, 0, 0], across: [0, 0, 0.8], count: 3 }, [
        '#b5752c',
        ink.amber,
      ]),
      panel(view, [-6, 0, 0.8], [12, 0, 0], [0, -0.6, 0], ink.leather),
      guard,
    ],
  }),
} satisfies Drawing;
