import { bareFoot } from '../../kit/figure/bareFoot.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  along,
  ball,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Frame,
  figure,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  rotate,
  skins,
  standing,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.3, 0.72, 1.12], at: [0.08, 0.275, 0], view: 46 });
const TOP = 0.11;

const stance = {
  ...poses.squareUp,
  hips: [0, 0.93, 0],
  hipTurn: 0,
  leftFoot: [0.0, 0.088, 0.11],
  rightFoot: [-0.03, 0.088, -0.1],
  leftToes: 2,
  rightToes: -10,
  rightHeel: 0,
} as const;
const place = { at: [0.02, TOP, -0.02], facing: 68 } as const;
const stands = standing(place.at, place.facing);

const ankle = (foot: readonly [number, number, number], toes: number): Frame => ({
  ...rotate(stands, { turn: toes }),
  at: within(stands, foot),
});
const legs = [
  ...figure(stance, place, { height: 1.8, bulk: 1.02 }).filter(
    ({ material }) => !['boot', 'sole', 'lace', 'sock'].includes(material),
  ),
  bareFoot(ankle(stance.leftFoot, stance.leftToes), 1),
  bareFoot(ankle(stance.rightFoot, stance.rightToes), -1),
];

const BEAM = 0.47;
const machine: Group[] = [
  {
    material: 'plate',
    solids: [
      block(along([0.02, TOP - 0.02, 0.04], [0, 1, 0], [0, 0, 1]), [0.24, 0.02, 0.3], {
        round: 0.015,
      }),
    ],
  },
  {
    material: 'iron',
    solids: [
      block(along([0.02, 0.04, 0.04], [0, 1, 0], [0, 0, 1]), [0.22, 0.045, 0.34], { round: 0.02 }),
      drum([-0.4, 0, -0.3], [-0.4, BEAM - 0.04, -0.3], [0.034, 0.026]),
      block(along([-0.4, 0.03, -0.3], [0, 1, 0]), [0.09, 0.03, 0.09], { round: 0.015 }),
      block(along([-0.4, BEAM - 0.01, -0.3], [0, 1, 0]), [0.03, 0.05, 0.05], { round: 0.01 }),
    ],
  },
  {
    material: 'brass',
    solids: [
      block(along([0.08, BEAM, -0.3], [1, 0.02, 0], [0, 1, 0]), [0.017, 0.62, 0.008], {
        round: 0.004,
      }),
      ball([0.71, BEAM + 0.014, -0.3], 0.026, { blend: 0.01 }),
    ],
  },
  {
    material: 'notch',
    solids: Array.from({ length: 34 }, (_, n) => {
      const x = -0.34 + n * 0.03;
      return block(
        along([x, BEAM + (x - 0.08) * 0.02 + 0.004, -0.291], [0, 1, 0], [0, 0, 1]),
        [0.003, n % 5 ? 0.007 : 0.012, 0.0025],
        { round: 0.001 },
      );
    }),
  },
  {
    material: 'poise',
    solids: [
      drum([0.35, BEAM - 0.012, -0.3], [0.45, BEAM - 0.01, -0.3], [0.056, 0.056], { round: 0.008 }),
      drum([0.336, BEAM - 0.012, -0.3], [0.35, BEAM - 0.012, -0.3], [0.03, 0.03], { round: 0.004 }),
      drum([0.45, BEAM - 0.01, -0.3], [0.464, BEAM - 0.01, -0.3], [0.03, 0.03], { round: 0.004 }),
    ],
  },
];

const weighed = print([...legs, ...machine], {
  view,
  light: { from: [1.3, 1.5, 1.4], rim: [-0.85, 0.2, -0.4], fill: 0.14 },
  floor: ink.nightRed,
  inks: {
    ...worn({ skin: skins.olive, shorts: dyes.white }),
    plate: { ...dyes.steel, tones: [ink.slate, '#5b6580', '#cfd4de'], levels: [0.2, 0.7] },
    iron: { tones: [ink.navy, ink.slate, '#5b6580'], rim: '#f0604a' },
    brass: { tones: ['#5a2f14', '#b5752c', ink.amber], gloss: 0.6 },
    notch: { tones: [ink.black] },
    poise: dyes.steel,
  },
});

export default {
  alt: 'Bare feet of a boxer on the iron platform of a beam scale, its steel weight far out.',
  svg: poster({
    background: ink.red,
    layers: [
      ...Array.from({ length: 60 }, (_, n) =>
        rect(n % 3 ? ink.deepRed : '#a3201b', (n % 10) * 164, Math.floor(n / 10) * 164, 156, 156),
      ),
      halftone(
        { x: 0, y: 560, width: 1600, height: 440 },
        { ink: ink.deepRed, pitch: 28, cover: (_, y) => y * 1.5 },
      ),
      weighed,
    ],
  }),
} satisfies Drawing;
