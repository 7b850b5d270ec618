import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { bench, stoodGuard } from './headgear.ts';

export default {
  alt: 'A black head guard with padded cheeks stands on a bench before red lockers.',
  svg: stoodGuard({
    facing: 58,
    bars: false,
    leather: { ...dyes.black, rim: ink.paper },
    trim: dyes.red,
    lockers: { door: ink.deepRed, joint: ink.nightRed, glow: ink.red },
    bench,
  }),
} satisfies Drawing;
