import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { bench, stoodGuard } from './headgear.ts';

export default {
  alt: 'A blue head guard with white cheek bars stands on a bench before sand-coloured lockers.',
  svg: stoodGuard({
    facing: 118,
    bars: true,
    leather: { ...dyes.blue, rim: ink.paper },
    trim: dyes.white,
    lockers: { door: ink.sand, joint: ink.stone, glow: ink.paper },
    bench,
  }),
} satisfies Drawing;
