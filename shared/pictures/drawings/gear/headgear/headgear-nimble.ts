import { bench, lockers, stoodGuard } from '../../../kit/gear/headgear/stoodGuard.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A small amber head guard with blue pads, for juniors, stands on a bench before blue lockers.',
  svg: stoodGuard({
    facing: 42,
    cheeks: 'pads',
    size: 3.7,
    leather: { ...dyes.amber, rim: ink.paper },
    trim: dyes.blue,
    lockers: lockers.night,
    bench,
  }),
} satisfies Drawing;
