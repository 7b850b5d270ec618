import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { bench, stoodGuard } from './headgear.ts';

export default {
  alt: 'A red head guard with padded cheeks stands on a bench before dark lockers.',
  svg: stoodGuard({
    facing: 50,
    bars: false,
    leather: { ...dyes.red, rim: ink.paper },
    trim: dyes.white,
    lockers: { door: ink.navy, joint: ink.black, glow: ink.slate },
    bench,
  }),
} satisfies Drawing;
