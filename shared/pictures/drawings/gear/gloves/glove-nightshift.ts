import { gloves, halls } from '../../../kit/gear/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of black training gloves with blue palms and straps stands in the amber light of a hall.',
  svg: gloves({
    pose: 'standing',
    turn: 26,
    shape: { hand: [1, 1, 1], cuff: [0.1, 0.056], strap: true },
    leather: dyes.black,
    thumb: dyes.blue,
    strap: dyes.blue,
    trim: { tones: [ink.nightBlue, ink.blue, '#5f86ff'] },
    label: dyes.white,
    behind: halls.amber,
  }),
} satisfies Drawing;
