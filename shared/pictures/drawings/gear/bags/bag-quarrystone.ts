import {
  band,
  black,
  chains,
  down,
  patch,
  seam,
  shownBag,
  walls,
} from '../../../kit/gear/shownBag.ts';
import { along, type Drawing, drum, dyes, egg, ink } from '../../../kit/index.ts';

export default {
  alt: 'A long black heavy bag with red bands hangs on steel chains before a whitewashed wall.',
  svg: shownBag({
    from: 'heavy',
    bag: [
      {
        material: 'bag',
        solids: [
          drum(down(0.42), down(1.72), [0.21, 0.21], { round: 0.03 }),
          egg(along(down(1.72), [0.03, -1, 0]), [0.2, 0.1, 0.2], { blend: 0.06 }),
        ],
      },
      ...[0.5, 0.86, 1.3, 1.64].map((low) => band(low, 0.217)),
      seam(0.44, 1.7, 0.24),
      patch(0.68, 0.24),
      ...chains(0.21),
    ],
    leather: black,
    inks: { seam: { tones: [ink.red] }, strap: { ...dyes.red, rim: ink.paper } },
    wall: walls.white,
  }),
} satisfies Drawing;
