import { band, black, chains, round, seam, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A black angle bag with a wide top and a narrow waist hangs on chains before a red brick wall.',
  svg: shownBag({
    from: 'heavyRight',
    bag: [
      round(0.42, 1.02, [0.25, 0.26]),
      round(1.0, 1.62, [0.14, 0.16]),
      band(0.52, 0.258),
      band(0.94, 0.266),
      band(1.5, 0.166),
      seam(0.56, 0.94, 0.285),
      seam(1.04, 1.6, 0.18),
      ...chains(0.25),
    ],
    leather: black,
    inks: { strap: { ...dyes.white, rim: ink.paper } },
    wall: walls.red,
  }),
} satisfies Drawing;
