import { paddedGuard } from '../../../kit/gear/headgear/paddedGuard.ts';
import {
  camera,
  type Drawing,
  dyes,
  fadeUp,
  type Group,
  glow,
  halftone,
  ink,
  poster,
  print,
  rope,
  rotate,
  sky,
  standing,
  taper,
} from '../../../kit/index.ts';

const view = camera({ eye: [0.1, 0.55, 4.1], at: [0, 0.06, 0], view: 39, shift: [-40, 10] });
const guard = rotate(standing([0.02, 0.14, 0], 52), { nod: -4, tilt: 5 });
const scene: Group[] = [
  ...paddedGuard(guard, 4.6),
  { material: 'rope', solids: [taper([-3.4, -0.02, -1.1], [3.4, -0.16, 0.5], [0.085, 0.085])] },
];

const sand = { ink: ink.sand, light: ink.paper, thick: 0.13, sag: 0.03 };
const blue = { ink: ink.blue, light: '#5f86ff', thick: 0.13, sag: 0.03 };

export default {
  alt: 'A padded black leather head guard hangs on the top rope of a ring against a red arena.',
  svg: poster({
    background: ink.red,
    layers: [
      halftone(
        { x: 150, y: -150, width: 1300, height: 1300 },
        { ink: '#f0604a', pitch: 26, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      sky(ink.deepRed, 560, 1000, fadeUp, 26),
      rope(view, [-4, -0.62, -1.3], [4, -0.78, 0.6], blue),
      rope(view, [-4, -1.1, -1.3], [4, -1.3, 0.6], sand),
      print(scene, {
        view,
        light: { from: [-1.6, 3.6, 2.8], rim: [0.9, 0.2, -0.4], fill: 0.14 },
        inks: {
          guard: { ...dyes.black, rim: ink.paper },
          pad: { ...dyes.black, rim: ink.paper },
          lining: { tones: [ink.black, '#10162a', ink.navy], levels: [0.1, 0.5] },
          stud: dyes.steel,
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          rope: { tones: ['#5b5c66', ink.sand, ink.paper], levels: [0.1, 0.5] },
        },
      }),
    ],
  }),
} satisfies Drawing;
