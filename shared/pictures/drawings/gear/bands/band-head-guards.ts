import { paddedGuard } from '../../../kit/gear/headgear/paddedGuard.ts';
import { camera, type Drawing, dyes, ink, print, rotate, standing } from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [0.1, 0.2, 4.1], at: [0, 0.06, 0], view: 35, shift: [270, 140] });
const guard = rotate(standing([0, 0.1, 0], 128), { nod: -6, tilt: -4 });

export default {
  alt: 'A red leather head guard with white piping.',
  svg: cutOut([
    print(paddedGuard(guard, 4.6, { strap: 'worn', crown: 'lace' }), {
      view,
      light: { from: [-1.6, 3.6, 2.8], rim: [0.9, 0.2, -0.4], fill: 0.16 },
      inks: {
        guard: { ...dyes.red, rim: ink.paper },
        pad: { ...dyes.red, rim: ink.paper },
        lining: { tones: [ink.black, '#10162a', ink.navy], levels: [0.1, 0.5] },
        stud: dyes.steel,
        trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
        lace: dyes.white,
      },
    }),
  ]),
} satisfies Drawing;
