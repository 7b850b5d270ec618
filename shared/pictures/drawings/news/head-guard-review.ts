import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import {
  camera,
  type Drawing,
  dyes,
  ink,
  poster,
  print,
  rect,
  rotate,
  standing,
} from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 0.66, 4], at: [0.02, 0.5, 0], view: 33 });

const guard = print(
  paddedGuard(rotate(standing([0.02, 0.5, 0], 52), { nod: 4 }), 4.6, { bars: true }),
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
    },
  },
);

export default {
  alt: 'A brown leather head guard with slim cheek bars looks past the viewer from a wooden bench.',
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
