import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of slim brown gloves shows its white laces on the canvas before blue ropes and a blue hall.',
  svg: gloves({
    pose: 'lacesLeaning',
    turn: 26,
    size: 0.9,
    shape: { hand: [1.14, 0.86, 0.88], cuff: [0.12, 0.053], thumb: 0.9, folds: 0.006 },
    leather: dyes.tan,
    label: dyes.white,
    behind: halls.blue,
  }),
} satisfies Drawing;
