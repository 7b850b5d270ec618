import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A blue head guard with white pads stands on a bench before pale lockers.',
  svg: stoodGuard({
    facing: 116,
    from: 'above',
    cheeks: 'pads',
    crown: 'tab',
    leather: { ...dyes.blue, rim: ink.paper },
    trim: { ...dyes.white },
    lockers: lockers.sand,
    bench,
  }),
} satisfies Drawing;
