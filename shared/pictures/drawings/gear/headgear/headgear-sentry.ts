import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A black full-face head guard with amber pads and a padded amber bar before the nose stands on a bench before pale lockers.',
  svg: stoodGuard({
    from: 'level',
    facing: 84,
    cheeks: 'pads',
    face: true,
    leather: { ...dyes.black, rim: ink.paper },
    trim: dyes.amber,
    lockers: lockers.sand,
    bench,
  }),
} satisfies Drawing;
