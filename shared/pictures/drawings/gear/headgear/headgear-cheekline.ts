import { bench, lockers, stoodGuard } from '../../../kit/gear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A brown leather head guard with slim cheek bars stands on a wooden bench before blue lockers.',
  svg: stoodGuard({
    facing: 120,
    cheeks: 'bars',
    leather: { ...dyes.tan, rim: ink.paper },
    pads: dyes.tan,
    trim: dyes.white,
    lockers: lockers.blue,
    bench,
  }),
} satisfies Drawing;
