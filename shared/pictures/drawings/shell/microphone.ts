import {
  along,
  ball,
  block,
  camera,
  cord,
  type Drawing,
  drum,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  type Vec,
} from '../../kit/index.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({ eye: [-0.25, -0.1, 1.75], at: [0, 0.02, 0], view: 35, shift: [300, 0] });
const lean: Vec = [0.12, 1, 0.1];
const up = (metres: number): Vec => [lean[0] * metres, lean[1] * metres, lean[2] * metres];
const bar = (y: number) => hoop(along(up(y), lean), 0.128, 0.011);

const microphone: Group[] = [
  {
    material: 'grille',
    solids: [
      drum(up(-0.17), up(0.08), [0.1, 0.11], { round: 0.03 }),
      ball(up(-0.17), 0.1, { blend: 0.05 }),
    ],
  },
  { material: 'chrome', solids: [bar(-0.13), bar(-0.06), bar(0.01), bar(0.08)] },
  {
    material: 'chrome',
    solids: [-1, 0, 1].map((side) =>
      block(
        along([up(-0.03)[0] + side * 0.07, -0.04, 0.115 - Math.abs(side) * 0.02], lean, [
          side * 0.4,
          0,
          1,
        ]),
        [0.012, 0.13, 0.014],
        { round: 0.008 },
      ),
    ),
  },
  { material: 'chrome', solids: [drum(up(0.08), up(0.16), [0.13, 0.06], { round: 0.02 })] },
  { material: 'body', solids: [drum(up(0.15), up(0.27), [0.052, 0.05], { round: 0.012 })] },
  { material: 'chrome', solids: [hoop(along(up(0.27), lean), 0.045, 0.012)] },
  cord([up(0.26), [0.045, 0.4, 0.02], [0.03, 0.6, -0.02], [0.06, 0.9, -0.04]], 0.018, 'cable'),
];

export default {
  alt: 'A chrome announcer’s microphone hangs on its cable in the light above a dark ring.',
  svg: poster({
    background: ink.black,
    layers: [
      rays(1110, -60, ink.navy, 30, 0.06),
      halftone(
        { x: 420, y: -300, width: 1400, height: 1400 },
        { ink: ink.nightBlue, pitch: 30, cover: (x, y) => glow(x, y) * 1.6 },
      ),
      halftone(
        { x: 720, y: 0, width: 820, height: 900 },
        { ink: ink.blue, pitch: 30, cover: (x, y) => glow(x, y) * 1.2 },
      ),
      print(microphone, {
        view,
        dots: 12,
        light: { from: [-0.9, 1.6, 1.4], rim: [0.85, 0.1, -0.4], fill: 0.12 },
        inks: {
          grille: { tones: [ink.black, ink.slate, ink.stone], levels: [0.16, 0.6], rim: '#5f86ff' },
          chrome: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.9, rim: '#5f86ff' },
          body: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5, rim: '#5f86ff' },
          cable: { tones: [ink.black, ink.navy, ink.slate], rim: '#5f86ff' },
        },
      }),
    ],
  }),
} satisfies Drawing;
