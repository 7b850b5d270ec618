import {
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  rect,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.55, 0.85, 2.3], at: [0.17, 0.4, 0], view: 38 });
const upright = (at: readonly [number, number, number]) => along(at, [0, 1, 0], [0, 0, 1]);

const machine: Group[] = [
  {
    material: 'iron',
    solids: [block(upright([-0.1, 0.05, 0]), [0.26, 0.05, 0.3], { round: 0.03 })],
  },
  {
    material: 'plate',
    solids: [block(upright([-0.1, 0.11, 0.02]), [0.22, 0.012, 0.26], { round: 0.01 })],
  },
  { material: 'iron', solids: [drum([-0.1, 0.1, -0.26], [-0.1, 0.62, -0.26], [0.04, 0.034])] },
  {
    material: 'iron',
    solids: [drum([-0.1, 0.66, -0.3], [-0.1, 0.66, -0.2], [0.2, 0.2], { round: 0.02 })],
  },
  { material: 'face', solids: [drum([-0.1, 0.66, -0.2], [-0.1, 0.66, -0.172], [0.172, 0.172])] },
  {
    material: 'needle',
    solids: [block(along([-0.065, 0.71, -0.158], [0.6, 0.8, 0], [0, 0, 1]), [0.006, 0.075, 0.008])],
  },
  { material: 'needle', solids: [drum([-0.1, 0.66, -0.19], [-0.1, 0.66, -0.155], [0.018, 0.018])] },
];
const bottle: Group[] = [
  {
    material: 'bottle',
    solids: [drum([0.42, 0, 0.06], [0.42, 0.3, 0.06], [0.07, 0.07], { round: 0.03 })],
  },
  {
    material: 'cap',
    solids: [drum([0.42, 0.3, 0.06], [0.42, 0.36, 0.06], [0.04, 0.034], { round: 0.01 })],
  },
  { material: 'label', solids: [drum([0.42, 0.1, 0.06], [0.42, 0.2, 0.06], [0.073, 0.073])] },
];
const towel: Group[] = [0, 1, 2].map((fold) => ({
  material: fold === 1 ? 'stripe' : 'towel',
  folds: 0.003,
  solids: [
    block(upright([0.66, 0.035 + fold * 0.055, -0.1]), [0.17 - fold * 0.006, 0.027, 0.13], {
      round: 0.025,
    }),
  ],
}));
const tick = (n: number) => {
  const angle = (n / 12) * Math.PI * 2;
  return block(
    along(
      [-0.1 + 0.148 * Math.sin(angle), 0.66 + 0.148 * Math.cos(angle), -0.164],
      [Math.sin(angle), Math.cos(angle), 0],
      [0, 0, 1],
    ),
    [0.004, 0.014, 0.006],
  );
};

const still = print(
  [
    ...machine,
    { material: 'needle', solids: Array.from({ length: 12 }, (_, n) => tick(n)) },
    { material: 'rim', solids: [hoop(along([-0.1, 0.66, -0.172], [0, 0, 1]), 0.186, 0.014)] },
    ...bottle,
    ...towel,
  ],
  {
    view,
    floor: ink.darkLeather,
    light: { from: [-1.6, 2.4, 1.8], rim: [0.85, 0.2, -0.4], fill: 0.16 },
    inks: {
      iron: { ...dyes.blue, rim: '#5f86ff' },
      plate: dyes.steel,
      face: { tones: [ink.stone, ink.paper, '#ffffff'] },
      needle: dyes.red,
      rim: { tones: ['#5a2f14', '#b5752c', ink.amber], gloss: 0.6 },
      bottle: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.6, rim: ink.paper },
      cap: dyes.red,
      label: dyes.blue,
      towel: dyes.white,
      stripe: dyes.red,
    },
  },
);

export default {
  alt: 'A blue platform scale stands on a gym floor beside a full water bottle and a folded towel.',
  svg: poster({
    background: ink.red,
    layers: [
      halftone(
        { x: 50, y: -350, width: 1400, height: 1200 },
        { ink: '#f0604a', pitch: 30, cover: (x, y) => glow(x, y) * 1.4 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 600 },
        {
          ink: ink.deepRed,
          pitch: 30,
          cover: (x, y) => 1.5 * Math.hypot(x - 0.45, y - 0.7) - 0.35,
        },
      ),
      rect(ink.leather, 0, 470, 1600, 530),
      boards(view, { at: [-4, 0, -1.2], along: [8, 0, 0], across: [0, 0, 0.22], count: 14 }, [
        ink.amber,
        '#b5752c',
        ink.amber,
        '#c98f5a',
      ]),
      still,
    ],
  }),
} satisfies Drawing;
