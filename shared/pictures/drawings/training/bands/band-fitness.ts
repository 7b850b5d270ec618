import {
  along,
  ball,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Group,
  ink,
  print,
  standing,
  taper,
  type Vec,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [0, 0.34, 1.6], at: [0, 0.17, 0], view: 29, shift: [190, 128] });

/** A kettlebell: a ball with a flat foot, and a handle whose horns grow out of it. */
const BELL: Vec = [-0.03, 0.125, 0];
const bar = Array.from({ length: 21 }, (_, n): Vec => {
  const t = n / 20;
  const angle = Math.PI * (-0.2 + 1.4 * t);
  // Squarer than an arc, with a straight grip.
  const square = (part: number) => Math.sign(part) * Math.abs(part) ** 0.75;
  return [BELL[0] + 0.104 * square(Math.cos(angle)), 0.27 + 0.075 * square(Math.sin(angle)), 0];
});
const kettlebell: Group[] = [
  {
    material: 'iron',
    solids: [
      ball(BELL, 0.124),
      ...bar
        .slice(1)
        .map((to, n) =>
          taper(bar[n] ?? to, to, [0.0185, 0.0185], { blend: n % 19 ? 0.001 : 0.014 }),
        ),
      drum([BELL[0], 0, 0], [BELL[0], 0.03, 0], [0.075, 0.085], { round: 0.008, blend: 0.01 }),
    ],
  },
];
const apple: Group[] = [
  {
    material: 'apple',
    solids: [
      egg(standing([0.2, 0.062, 0.07], 0), [0.066, 0.06, 0.066]),
      egg(standing([0.2, 0.078, 0.07], 0), [0.068, 0.044, 0.068], { blend: 0.03 }),
      ball([0.2, 0.15, 0.07], 0.034, { carve: true, blend: 0.01 }),
    ],
  },
  { material: 'stalk', solids: [taper([0.2, 0.11, 0.07], [0.21, 0.152, 0.07], [0.004, 0.006])] },
  {
    material: 'leaf',
    solids: [egg(along([0.24, 0.148, 0.075], [1, 0.3, 0.2], [0, 0.3, 1]), [0.006, 0.034, 0.017])],
  },
];

export default {
  alt: 'A kettlebell and a red apple.',
  svg: cutOut(
    [
      print([...kettlebell, ...apple], {
        view,
        light: { from: [-1.2, 1.9, 1.6], rim: [0.9, 0.3, -0.4], fill: 0.18 },
        inks: {
          iron: { ...dyes.blue, rim: ink.paper },
          apple: { ...dyes.red, rim: ink.paper },
          stalk: { tones: [ink.darkLeather, ink.leather] },
          leaf: { tones: ['#1f4a2c', '#3f8a4a', '#7fbf6a'] },
        },
      }),
    ],
    { dots: '#b5752c' },
  ),
} satisfies Drawing;
