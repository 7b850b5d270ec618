import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A low red competition head guard with bare cheeks stands on a bench before pale lockers.',
  svg: stoodGuard({
    from: 'level',
    facing: 138,
    cheeks: 'bare',
    size: 4.3,
    leather: { ...dyes.red, rim: ink.paper },
    pads: dyes.red,
    trim: dyes.white,
    lockers: lockers.sand,
    bench,
  }),
} satisfies Drawing;
