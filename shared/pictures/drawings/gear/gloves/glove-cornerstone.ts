import { gloves, halls } from '../../../kit/gear/gloves/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of broad dark blue sparring gloves with short strapped cuffs rests on a ring apron.',
  svg: gloves({
    pose: 'leaning',
    size: 0.94,
    shape: { hand: [0.94, 1.12, 1.16], cuff: [0.085, 0.06], strap: true },
    leather: { tones: ['#0a1238', ink.nightBlue, '#2440b4'], levels: [0.2, 0.66] },
    strap: dyes.blue,
    label: dyes.white,
    behind: halls.amber,
  }),
} satisfies Drawing;
