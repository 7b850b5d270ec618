import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of square grey bag gloves with amber straps stands on the canvas before a red hall.',
  svg: gloves({
    pose: 'standing',
    turn: -16,
    shape: { hand: [0.82, 1.02, 1.1], cuff: [0.09, 0.056], thumb: 0.85, strap: true },
    leather: dyes.grey,
    strap: dyes.amber,
    label: dyes.black,
    behind: halls.red,
  }),
} satisfies Drawing;
