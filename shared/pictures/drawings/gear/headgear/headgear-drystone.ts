import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A grey head guard, thick everywhere, stands on a bench before red lockers.',
  svg: stoodGuard({
    facing: 95,
    cheeks: 'pads',
    size: 4.6,
    leather: { ...dyes.grey, rim: ink.paper },
    pads: dyes.grey,
    trim: dyes.black,
    lockers: lockers.red,
    bench,
  }),
} satisfies Drawing;
