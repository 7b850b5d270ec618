import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { gloves } from './glove.ts';

export default {
  alt: 'A pair of black boxing gloves lies on the canvas before a red hall.',
  svg: gloves({
    from: 'right',
    leather: dyes.black,
    label: dyes.red,
    behind: { ground: ink.deepRed, glow: ink.red, dark: ink.nightRed },
    apron: ink.black,
  }),
} satisfies Drawing;
