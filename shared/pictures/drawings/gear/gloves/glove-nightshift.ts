import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of black training gloves with blue straps stands in the amber light of a hall; one turns its blue mesh palm.',
  svg: gloves({
    pose: 'backAndPalm',
    shape: { hand: [1, 1, 1], cuff: [0.1, 0.056], strap: true, palm: 'mesh' },
    leather: dyes.black,
    thumb: dyes.blue,
    strap: dyes.blue,
    trim: { tones: [ink.nightBlue, ink.blue, '#5f86ff'] },
    label: dyes.white,
    detail: dyes.blue,
    behind: halls.amber,
  }),
} satisfies Drawing;
