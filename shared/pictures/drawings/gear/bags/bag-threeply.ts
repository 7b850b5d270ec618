import { beam, canvas, chains, round, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { type Drawing, ink } from '../../../kit/index.ts';

export default {
  alt: 'A plain cylinder of pale canvas with rope handles hangs on chains before a blue brick wall.',
  svg: shownBag({
    from: 'low',
    bag: [
      round(0.42, 1.6, [0.22, 0.22]),
      round(0.42, 0.52, [0.226, 0.226], 'hem'),
      round(1.52, 1.62, [0.226, 0.226], 'hem'),
      ...chains(0.22),
      ...beam,
    ],
    leather: canvas,
    inks: { hem: { tones: [ink.leather, ink.stone, ink.sand] } },
    wall: walls.blue,
  }),
} satisfies Drawing;
