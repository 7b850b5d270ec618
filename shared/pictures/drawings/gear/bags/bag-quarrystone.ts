import {
  band,
  beam,
  black,
  chains,
  redSteel,
  round,
  shownBag,
  walls,
} from '../../../kit/gear/shownBag.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A long black heavy bag with red bands hangs from a red steel beam in a whitewashed garage.',
  svg: shownBag({
    from: 'left',
    bag: [
      round(0.42, 1.75, [0.21, 0.21]),
      ...[0.5, 0.86, 1.3, 1.64].map((low) => band(low, 0.217)),
      ...chains(0.21),
      ...beam,
    ],
    leather: black,
    inks: { strap: { ...dyes.red, rim: ink.paper }, beam: redSteel },
    wall: walls.white,
  }),
} satisfies Drawing;
