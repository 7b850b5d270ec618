import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes } from '../../../kit/index.ts';

export default {
  alt: 'A pair of huge amber gloves with long, stiff, flared cuffs stands on a ring apron.',
  svg: gloves({
    pose: 'palmAndBack',
    size: 0.82,
    shape: { hand: [1.02, 1.16, 1.12], cuff: [0.15, 0.078], strap: true },
    leather: dyes.amber,
    cuff: dyes.tan,
    strap: dyes.tan,
    trim: dyes.black,
    label: dyes.black,
    behind: halls.night,
  }),
} satisfies Drawing;
