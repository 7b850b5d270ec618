import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { gloves } from './glove.ts';

export default {
  alt: 'A pair of red boxing gloves lies on the canvas before blue ropes and a blue hall.',
  svg: gloves({
    from: 'right',
    leather: dyes.red,
    label: dyes.white,
    behind: { ground: ink.deepBlue, glow: ink.blue, dark: ink.nightBlue },
    apron: ink.navy,
  }),
} satisfies Drawing;
