import { gloves, halls } from '../../../kit/gear/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of black lace-up sparring gloves with brass piping and long cuffs stands on a ring apron, one with its laces forward.',
  svg: gloves({
    from: 'left',
    pose: 'lacesAndBack',
    shape: { cuff: [0.15, 0.06], hand: [1.02, 1.05, 1.05] },
    size: 0.82,
    leather: { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 },
    trim: dyes.amber,
    label: dyes.amber,
    behind: halls.red,
    apron: ink.navy,
  }),
} satisfies Drawing;
