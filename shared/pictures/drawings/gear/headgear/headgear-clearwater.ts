import { bench, lockers, stoodGuard, whiteLeather } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A light white head guard with an open face and blue seams stands on a bench before blue lockers.',
  svg: stoodGuard({
    facing: 28,
    cheeks: 'bare',
    size: 4.2,
    leather: whiteLeather,
    pads: whiteLeather,
    trim: dyes.blue,
    lockers: lockers.blue,
    bench,
  }),
} satisfies Drawing;
