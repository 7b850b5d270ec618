import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import {
  along,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  hoop,
  ink,
  poster,
  print,
  rect,
  standing,
} from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 1.25, 3.9], at: [0.16, 0.48, 0], view: 37 });

const spool = [drum([0.72, 0.17, 0.2], [0.94, 0.17, 0.1], [0.16, 0.16], { round: 0.012 })];
const turns = [0.045, 0.08, 0.115].map((radius) =>
  hoop(along([0.72, 0.17, 0.2], [0.9, 0, -0.42]), radius, 0.012, { carve: true, blend: 0.006 }),
);
/** A hand wrap rolled up; its loose end lies flat on the bench. */
const wrap: Group[] = [{ material: 'wrap', solids: [...spool, ...turns] }];

const end = (colour: string, grow: number): string =>
  panel(view, [0.76, 0.002, 0.26 - grow], [0.9, 0, 0.34], [0.1, 0, 0.22 + grow * 2.4], colour);

const guard = print(
  [...paddedGuard(standing([-0.22, 0.5, 0], 112), 4.6, { bars: true, strap: 'laid' }), ...wrap],
  {
    view,
    floor: ink.darkLeather,
    light: { from: [-2.6, 3.4, 2.4], rim: [0.9, 0.2, -0.4], fill: 0.16 },
    inks: {
      guard: { tones: ['#1d0e0a', ink.darkLeather, '#6b3a22'], gloss: 0.3, rim: ink.paper },
      pad: { ...dyes.tan, rim: ink.paper },
      lining: { tones: ['#0d0706', '#24120d', ink.darkLeather], levels: [0.08, 0.3] },
      stud: { tones: ['#5b6580', '#cfd4de'] },
      trim: dyes.white,
      wrap: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.6] },
    },
  },
);

export default {
  alt: 'A dark leather head guard with slim tan cheek bars, a chin strap and metal buckle, on a bench beside a rolled red hand wrap.',
  svg: poster({
    background: ink.blue,
    layers: [
      ...Array.from({ length: 8 }, (_, n) => rect(ink.deepBlue, n * 210 - 20, 0, 196, 700)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 120, 136, 10)),
      ...Array.from({ length: 8 }, (_, n) => rect('#5f86ff', n * 210 + 10, 150, 136, 10)),
      panel(view, [-6, 0, -1.6], [12, 0, 0], [0, 0, 2.4], ink.darkLeather),
      boards(view, { at: [-6, 0, -1.6], along: [12, 0, 0], across: [0, 0, 0.8], count: 3 }, [
        '#b5752c',
        ink.amber,
      ]),
      panel(view, [-6, 0, 0.8], [12, 0, 0], [0, -0.6, 0], ink.leather),
      end(ink.darkLeather, 0.012),
      end('#f0604a', 0),
      guard,
    ],
  }),
} satisfies Drawing;
