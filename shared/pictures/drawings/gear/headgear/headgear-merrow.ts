import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A brown leather head guard, laced in white across its crown, stands on a bench before dark lockers.',
  svg: stoodGuard({
    from: 'above',
    facing: 66,
    cheeks: 'pads',
    crown: 'lace',
    leather: { ...dyes.tan, rim: ink.paper },
    pads: dyes.tan,
    trim: { tones: ['#24120d', ink.darkLeather, ink.leather] },
    lockers: lockers.night,
    bench,
  }),
} satisfies Drawing;
