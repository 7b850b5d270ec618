import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: 'Boot prints from above: the boxer in blue steps outside the lead foot of the one in red.',
  svg: poster({ background: ink.sand, layers: frame(2) }),
} satisfies Drawing;
