import { bench, lockers, stoodGuard } from '../../../kit/gear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A grey head guard, thick everywhere, stands on a bench before red lockers.',
  svg: stoodGuard({
    facing: 118,
    cheeks: 'pads',
    size: 5,
    leather: { ...dyes.grey, rim: ink.paper },
    trim: dyes.grey,
    lockers: lockers.red,
    bench,
  }),
} satisfies Drawing;
