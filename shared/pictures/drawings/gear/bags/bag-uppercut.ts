import {
  band,
  beam,
  black,
  chains,
  round,
  shownBag,
  steel,
  walls,
} from '../../../kit/gear/shownBag.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A black angle bag with a wide top and a narrow waist hangs on chains from a steel beam in a red brick gym.',
  svg: shownBag({
    from: 'low',
    bag: [
      round(0.42, 1.02, [0.25, 0.26]),
      round(1.0, 1.62, [0.14, 0.16]),
      band(0.52, 0.258),
      band(0.94, 0.266),
      band(1.5, 0.166),
      ...chains(0.25),
      ...beam,
    ],
    leather: black,
    inks: { strap: { ...dyes.white, rim: ink.paper }, beam: steel },
    wall: walls.red,
  }),
} satisfies Drawing;
