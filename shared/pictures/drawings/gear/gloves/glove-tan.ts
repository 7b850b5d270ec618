import { type Drawing, dyes, ink } from '../../../kit/index.ts';
import { gloves } from './glove.ts';

export default {
  alt: 'A pair of tan leather gloves with white laces rests on the canvas under warm light.',
  svg: gloves({
    from: 'left',
    leather: dyes.tan,
    label: dyes.white,
    behind: { ground: ink.amber, glow: ink.sand, dark: ink.leather },
    apron: ink.deepBlue,
  }),
} satisfies Drawing;
