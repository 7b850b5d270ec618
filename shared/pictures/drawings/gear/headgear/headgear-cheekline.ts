import { bench, lockers, stoodGuard } from '../../../kit/gear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A dark leather head guard with slim tan cheek bars, cut away below, its chin strap and metal buckle on the bench.',
  svg: stoodGuard({
    facing: 104,
    cheeks: 'bars',
    leather: { tones: ['#1d0e0a', ink.darkLeather, '#6b3a22'], gloss: 0.3, rim: ink.paper },
    pads: dyes.tan,
    trim: dyes.white,
    lockers: lockers.blue,
    bench,
  }),
} satisfies Drawing;
