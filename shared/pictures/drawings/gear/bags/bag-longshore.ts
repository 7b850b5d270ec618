import { band, chains, patch, round, seam, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A red banana bag, nearly two metres long and slim, hangs on chains before a blue brick wall.',
  svg: shownBag({
    from: 'long',
    bag: [
      round(0.42, 2.28, [0.14, 0.14]),
      ...[0.5, 1.1, 1.66, 2.18].map((low) => band(low, 0.146)),
      seam(0.44, 2.28, 0.17),
      patch(0.84, 0.17),
      ...chains(0.14),
    ],
    leather: dyes.red,
    wall: walls.blue,
  }),
} satisfies Drawing;
