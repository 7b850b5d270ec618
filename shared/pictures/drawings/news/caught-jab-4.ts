import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: 'The boxer in blue leans his forehead on the shoulder of the one in red.',
  svg: poster({ background: ink.amber, layers: frame(4) }),
} satisfies Drawing;
