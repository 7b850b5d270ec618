import { gloves, halls } from '../../../kit/gear/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of square grey bag gloves with amber straps stands on the canvas before a red hall.',
  svg: gloves({
    from: 'left',
    pose: 'standing',
    shape: { hand: [0.82, 1.02, 1.1], cuff: [0.09, 0.056], thumb: 0.85, strap: true },
    leather: dyes.grey,
    strap: dyes.amber,
    label: dyes.black,
    behind: halls.red,
    apron: ink.black,
  }),
} satisfies Drawing;
