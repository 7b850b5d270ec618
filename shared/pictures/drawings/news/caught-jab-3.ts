import { anselmVarga, seen, tobiasRourke } from '../../cast/index.ts';
import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: `${seen(anselmVarga)} lands a short right on the jaw of ${seen(tobiasRourke)}.`,
  svg: poster({ background: ink.amber, layers: frame(3) }),
} satisfies Drawing;
