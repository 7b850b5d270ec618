import { gloves, halls } from '../../../kit/gear/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of black lace-up sparring gloves with brass piping and long cuffs on a ring apron, one standing, one lying.',
  svg: gloves({
    from: 'left',
    pose: 'lacesBefore',
    shape: { cuff: [0.15, 0.06], hand: [1.02, 1.05, 1.05] },
    size: 0.86,
    leather: { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 },
    trim: dyes.amber,
    label: dyes.amber,
    behind: halls.sand,
    apron: ink.red,
  }),
} satisfies Drawing;
