import { anselmVarga, seen, tobiasRourke } from '../../cast/index.ts';
import { type Drawing, ink, poster } from '../../kit/index.ts';
import { frame } from '../../scenes/caughtJab/frames.ts';

export default {
  alt: `${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)} in his open right glove.`,
  svg: poster({ background: ink.amber, layers: frame(1) }),
} satisfies Drawing;
