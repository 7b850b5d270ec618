import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of black lace-up sparring gloves with brass piping, long cuffs and six palm vents, one propped on the other.',
  svg: gloves({
    pose: 'propped',
    shape: { cuff: [0.15, 0.06], hand: [1.02, 1.05, 1.05], palm: [3, 2] },
    size: 0.82,
    leather: { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 },
    trim: dyes.amber,
    label: dyes.amber,
    behind: halls.red,
  }),
} satisfies Drawing;
