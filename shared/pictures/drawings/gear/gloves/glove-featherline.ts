import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of narrow white pad gloves with red edges lies fist to fist on the canvas in a blue hall.',
  svg: gloves({
    pose: 'apart',
    size: 0.94,
    shape: { hand: [1.08, 0.8, 0.8], cuff: [0.075, 0.05], thumb: 1.05, strap: true },
    leather: dyes.white,
    cuff: dyes.red,
    strap: dyes.white,
    trim: dyes.red,
    label: dyes.red,
    behind: halls.blue,
  }),
} satisfies Drawing;
