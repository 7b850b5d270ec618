import { lacedGlove } from '../../../kit/gear/gloves/lacedGlove.ts';
import {
  add,
  along,
  camera,
  type Drawing,
  dyes,
  ink,
  print,
  scale,
  taper,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [-0.5, 0.35, 3.6], at: [0, 0, 0], view: 30, shift: [230, 110] });
const frame = along([0.1, -0.2, 0], [-0.3, 1, 0.2], [0.55, 0.1, 0.85]);
const up = frame.up;

export default {
  alt: 'A red boxing glove punches upwards.',
  svg: cutOut([
    print(
      [
        ...lacedGlove({ ...frame, left: scale(frame.left, -1) }, 3.3, { folds: 0.006 }),
        {
          material: 'skin',
          solids: [
            taper(add(frame.at, scale(up, -0.2)), add(frame.at, scale(up, -1.6)), [0.14, 0.24]),
          ],
        },
      ],
      {
        view,
        light: { from: [-2.4, 3.4, 3.2], rim: [0.4, -0.6, -0.4], fill: 0.18 },
        inks: {
          glove: { ...dyes.red, rim: '#5f86ff' },
          thumb: { ...dyes.red, rim: '#5f86ff' },
          cuff: { ...dyes.red, rim: '#5f86ff' },
          label: dyes.white,
          lace: dyes.white,
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          skin: { tones: ['#26120f', '#8a4b2a', '#c98f5a'] },
          lining: { tones: [ink.black, '#24120d', ink.darkLeather], levels: [0.1, 0.4] },
        },
      },
    ),
  ]),
} satisfies Drawing;
