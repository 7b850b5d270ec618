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
  hoop,
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

const view = camera({ eye: [0.34, 0.6, 1.12], at: [0.03, 0.29, 0], view: 46 });
const TOP = 0.11;

const stance = {
  ...poses.squareUp,
  hips: [0, 0.93, 0],
  hipTurn: 0,
  leftFoot: [0.0, 0.088, 0.11],
  rightFoot: [-0.03, 0.088, -0.1],
  leftToes: 14,
  rightToes: -14,
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
    ({ material }) => material !== 'boot' && material !== 'sole',
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
      ...Array.from({ length: 15 }, (_, n) =>
        block(
          along([-0.3 + n * 0.065, BEAM - 0.008 + n * 0.0013, -0.294], [0, 1, 0]),
          [0.003, 0.014, 0.005],
          {
            carve: true,
            blend: 0.002,
          },
        ),
      ),
      ball([0.71, BEAM + 0.014, -0.3], 0.026, { blend: 0.01 }),
    ],
  },
  {
    material: 'poise',
    solids: [
      drum([0.35, BEAM + 0.006, -0.3], [0.44, BEAM + 0.008, -0.3], [0.052, 0.052], { round: 0.01 }),
      hoop(along([0.395, BEAM + 0.07, -0.3], [0, 0, 1]), 0.024, 0.008),
    ],
  },
];

const weighed = print([...legs, ...machine], {
  view,
  dots: 11,
  light: { from: [1.3, 1.5, 1.4], rim: [-0.85, 0.2, -0.4], fill: 0.14 },
  floor: ink.nightRed,
  inks: {
    ...worn({ skin: skins.olive, shorts: dyes.white }),
    plate: { ...dyes.steel, tones: [ink.black, ink.slate, ink.stone], levels: [0.3, 0.85] },
    iron: { ...dyes.black, rim: '#f0604a' },
    brass: { tones: ['#5a2f14', '#b5752c', ink.amber], gloss: 0.6 },
    poise: {
      tones: ['#5a2f14', '#b5752c', ink.amber, ink.paper],
      levels: [0.2, 0.6, 1.0],
      gloss: 0.7,
    },
  },
});

export default {
  alt: 'Bare feet of a boxer on the iron platform of a beam scale, its brass weight far out.',
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
