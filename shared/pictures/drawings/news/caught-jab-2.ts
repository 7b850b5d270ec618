import { anselmVarga, seen, tobiasRourke } from '../../cast/index.ts';
import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: `Boot prints from above: ${seen(anselmVarga)} steps outside the lead foot of ${seen(tobiasRourke)}.`,
  svg: poster({ background: ink.sand, layers: frame(2) }),
} satisfies Drawing;
