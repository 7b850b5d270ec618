import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: 'The boxer in blue lands a short right on the jaw of the one in red.',
  svg: poster({ background: ink.amber, layers: frame(3) }),
} satisfies Drawing;
