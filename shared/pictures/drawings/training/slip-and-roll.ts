import { armOf } from '../../kit/figure/arms.ts';
import { gloveAt } from '../../kit/gear/glove.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  along,
  camera,
  crowd,
  type Drawing,
  dressed,
  dyes,
  figure,
  halftone,
  ink,
  poses,
  poster,
  print,
  ropes,
  skins,
  standing,
} from '../../kit/index.ts';

const view = camera({ eye: [0.12, 1.5, 1.9], at: [0.02, 1.38, 0], view: 36 });

const slipping = dressed(
  figure(
    {
      ...poses.slip,
      hips: [0, 0.86, -0.02],
      side: 26,
      lean: 18,
      chestTurn: 14,
      head: { tilt: 18, nod: 8, turn: -6 },
      leftHand: [0.27, 1.22, 0.3],
      rightHand: [0.3, 1.26, -0.06],
      rightElbow: [-0.3, -1, -0.5],
    },
    { at: [0.02, 0, -0.1], facing: 96 },
    { height: 1.78, headSize: 1.12, face: { hair: 'crop', mood: 'keen', gaze: [-0.3, 0.3] } },
  ),
  'one',
);
const missed = dressed(
  [
    {
      material: 'skin',
      solids: armOf(
        [-0.78, 1.24, 0.9],
        [-0.43, 1.38, 0.5],
        [-0.15, 1.54, 0.1],
        1.15,
        standing([0, 0, 0], -60),
      ),
    },
    ...gloveAt(along([-0.14, 1.546, 0.085], [0.55, 0.3, -0.77], [0.1, 1, 0.2]), 1.12),
  ],
  'other',
);
const inksOf = (who: string, inks: ReturnType<typeof worn>) =>
  Object.fromEntries(Object.entries(inks).map(([material, ink]) => [`${who}.${material}`, ink]));
const both = print([...slipping, ...missed], {
  view,
  light: { from: [0.7, 2.2, 3], rim: [-0.85, 0.2, -0.45], fill: 0.18 },
  inks: {
    ...inksOf(
      'one',
      worn({ skin: skins.olive, rim: '#5f86ff', gloves: dyes.blue, shorts: dyes.blue }),
    ),
    ...inksOf('other', worn({ skin: skins.deep, gloves: dyes.red })),
  },
});

export default {
  alt: 'A boxer in blue gloves rolls his head off the line as a big red glove flies past his ear.',
  svg: poster({
    background: ink.navy,
    layers: [
      crowd({
        y: 620,
        rows: 4,
        size: 44,
        rise: 60,
        inks: ['#0d1120', ink.nightBlue, ink.slate, '#31406a'],
        seed: 31,
        flashes: 5,
        flash: ink.sand,
      }),
      halftone(
        { x: 0, y: 600, width: 1600, height: 400 },
        { ink: ink.black, pitch: 26, cover: (_, y) => y * 1.4 },
      ),
      ropes(
        view,
        [-4, 0, -1.4],
        [4, 0, -1.4],
        [
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.sand, light: ink.paper },
          { ink: ink.blue, light: '#5f86ff' },
        ],
      ),
      both,
    ],
  }),
} satisfies Drawing;
