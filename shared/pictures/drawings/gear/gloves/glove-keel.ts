import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of compact red lace-up competition gloves lies fist to fist on canvas, white laces up, a white seam across each face.',
  svg: gloves({
    pose: 'lacesFistToFist',
    size: 0.92,
    shape: { hand: [0.96, 0.92, 0.94], cuff: [0.1, 0.052], thumb: 0.85, seam: true },
    leather: dyes.red,
    label: dyes.white,
    behind: halls.blue,
  }),
} satisfies Drawing;
