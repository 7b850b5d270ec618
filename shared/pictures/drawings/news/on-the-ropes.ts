import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
  rope,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.35, 1.15, 2.5], at: [0, 1.36, 0], view: 38, roll: -3 });
const prefixed = (who: string, inks: ReturnType<typeof worn>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));

const exchange = print(
  [
    ...dressed(
      figure(
        { ...poses.highGuard, lean: 2 },
        { at: [-0.5, 0, -0.1], facing: 12 },
        { height: 1.76, face: { hair: 'crop' } },
      ),
      'quillan',
    ),
    ...dressed(
      figure(
        { ...poses.cross, lean: 16 },
        { at: [0.62, 0, 0.05], facing: 174 },
        { height: 1.8, bulk: 1.05, face: { hair: 'braids' } },
      ),
      'other',
    ),
  ],
  {
    view,
    dots: 10,
    light: { from: [0.3, 3.6, 2], rim: [-0.85, 0.3, -0.45], fill: 0.1 },
    inks: {
      ...prefixed(
        'quillan',
        worn({
          skin: skins.olive,
          rim: ink.amber,
          gloves: dyes.red,
          shorts: dyes.white,
          band: dyes.red,
        }),
      ),
      ...prefixed(
        'other',
        worn({ skin: skins.deep, rim: ink.amber, gloves: dyes.blue, shorts: dyes.blue }),
      ),
    },
  },
);
const strand = (y: number, main: string, light: string) =>
  rope(view, [-4, y, -0.5], [4, y, -1.2], { ink: main, light });

export default {
  alt: 'A boxer with his back near the ropes takes a long right hand on his forearms.',
  svg: poster({
    background: ink.nightBlue,
    layers: [
      sky(ink.blue, 0, 760, (x, y) => (1 - Math.abs(x - 0.45)) * (1 - y) * 1.1, 26),
      halftone(
        { x: 0, y: 520, width: 1600, height: 480 },
        { ink: ink.black, pitch: 28, cover: (_, y) => y * 1.6 },
      ),
      strand(1.5, ink.red, '#f0604a'),
      strand(1.16, ink.sand, ink.paper),
      strand(0.82, ink.blue, '#5f86ff'),
      exchange,
    ],
  }),
} satisfies Drawing;
