import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of red and white starter gloves, wide straps and tethered white thumbs, leans on a ring apron.',
  svg: gloves({
    pose: 'leaning',
    turn: 26,
    shape: { hand: [0.9, 0.96, 1], cuff: [0.1, 0.054], thumb: 1, strap: true, tether: true },
    leather: dyes.red,
    thumb: dyes.white,
    cuff: dyes.white,
    strap: dyes.red,
    label: dyes.black,
    detail: dyes.black,
    behind: halls.night,
  }),
} satisfies Drawing;
