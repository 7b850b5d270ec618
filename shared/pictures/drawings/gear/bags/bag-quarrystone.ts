import {
  band,
  beam,
  black,
  chains,
  down,
  redSteel,
  shownBag,
  walls,
} from '../../../kit/gear/shownBag.ts';
import { along, type Drawing, drum, dyes, egg, ink } from '../../../kit/index.ts';

export default {
  alt: 'A long black heavy bag with red bands hangs from a red steel beam in a whitewashed garage.',
  svg: shownBag({
    from: 'whole',
    bag: [
      {
        material: 'bag',
        solids: [
          drum(down(0.42), down(1.72), [0.21, 0.21], { round: 0.03 }),
          egg(along(down(1.72), [0.03, -1, 0]), [0.2, 0.1, 0.2], { blend: 0.06 }),
        ],
      },
      ...[0.5, 0.86, 1.3, 1.64].map((low) => band(low, 0.217)),
      ...chains(0.21),
      ...beam,
    ],
    leather: black,
    inks: { strap: { ...dyes.red, rim: ink.paper }, beam: redSteel },
    wall: walls.white,
  }),
} satisfies Drawing;
