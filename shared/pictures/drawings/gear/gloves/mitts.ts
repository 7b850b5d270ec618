import { gloves, halls } from '../../../kit/gear/pair.ts';
import { type Drawing, dyes, ink } from '../../../kit/index.ts';

export default {
  alt: 'A pair of dark red sparring mitts stands on a ring apron, one turned to show its cut-away palm.',
  svg: gloves({
    from: 'left',
    pose: 'palmAndBack',
    shape: { hand: [0.94, 1.08, 1.06], cuff: [0.085, 0.056], strap: true, openPalm: true },
    leather: { tones: [ink.nightRed, ink.deepRed, '#c2382b'], gloss: 0.5 },
    strap: { tones: ['#24120d', ink.darkLeather, ink.leather] },
    trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
    label: dyes.amber,
    behind: halls.blue,
    apron: ink.navy,
  }),
} satisfies Drawing;
