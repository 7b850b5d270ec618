import { sideways, slice } from '../../../kit/gear/seams.ts';
import {
  ball,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  type Frame,
  type Group,
  halftone,
  hoop,
  ink,
  poster,
  print,
  rotate,
  standing,
  taper,
  type Vec,
  vignette,
  within,
} from '../../../kit/index.ts';
import { rays } from '../../../kit/places/gym.ts';

const view = camera({ eye: [0, -0.6, 3.9], at: [0.02, 0.02, 0], view: 30, roll: -9 });

const tilted: Frame = rotate(standing([0, 0, 0], 60), { tilt: -8, nod: 6 });
const at = (f: number, u: number, l: number): Vec => within(tilted, [f, u, l]);
const leather = [ball([0, 0, 0], 0.44), ball([0, 0, 0], 0.001)];
const seams = [tilted, sideways(tilted, 'forward'), sideways(tilted, 'left')];
const scene: Group[] = [
  { material: 'ball', solids: leather },
  ...seams.map((frame) => ({
    material: 'seam',
    solids: slice(leather, frame, [-0.016, 0.016], 0.008),
  })),
  {
    material: 'boss',
    solids: [
      drum(at(0, 0.4, 0), at(0, 0.47, 0), [0.13, 0.1], { round: 0.02 }),
      drum(at(0, -0.47, 0), at(0, -0.4, 0), [0.1, 0.13], { round: 0.02 }),
    ],
  },
  {
    material: 'steel',
    solids: [0.56, -0.56].map((u) =>
      hoop({ ...sideways(tilted, 'forward'), at: at(0, u, 0) }, 0.06, 0.02),
    ),
  },
  cord([at(0, 0.6, 0), [0.1, 1.6, -0.2], [0.1, 2.4, -0.3]], 0.03, 'cord'),
  cord([at(0, -0.6, 0), [-0.05, -1.5, 0.3], [-0.1, -2.2, 0.5]], 0.03, 'cord'),
  {
    material: 'steel',
    solids: [
      taper(at(0, 0.64, 0), at(0, 0.74, 0), [0.04, 0.04]),
      taper(at(0, -0.74, 0), at(0, -0.64, 0), [0.04, 0.04]),
    ],
  },
];

export default {
  alt: 'A red leather double-end ball strains between two elastic cords before paper and blue rays.',
  svg: poster({
    background: ink.paper,
    layers: [
      rays(800, 500, ink.blue, 14, 0.12),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.nightBlue, pitch: 46, cover: (x, y) => vignette(x, y) * 0.9 - 0.42 },
      ),
      print(scene, {
        view,
        light: { from: [-2.4, 3.2, 3], rim: [0.9, 0.1, -0.4], fill: 0.14 },
        inks: {
          ball: { ...dyes.red, rim: ink.paper },
          seam: { tones: [ink.black, ink.nightRed, ink.deepRed] },
          boss: { ...dyes.black },
          steel: dyes.steel,
          cord: { tones: ['#05060a', '#1a2036', '#4a5878'], rim: ink.paper },
        },
      }),
    ],
  }),
} satisfies Drawing;
