import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A black head guard with thick red cheek pads stands on a bench before red lockers.',
  svg: stoodGuard({
    facing: 58,
    cheeks: 'pads',
    leather: { ...dyes.black, rim: ink.paper },
    trim: dyes.red,
    lockers: lockers.red,
    bench,
  }),
} satisfies Drawing;
