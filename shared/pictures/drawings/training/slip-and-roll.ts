import { armOf } from '../../kit/figure/arms.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import { gloveAt } from '../../kit/gear/gloves/glove.ts';
import {
  along,
  camera,
  crowd,
  type Drawing,
  dressed,
  dyes,
  figure,
  ink,
  poses,
  poster,
  print,
  rect,
  ropes,
  skins,
  standing,
} from '../../kit/index.ts';

const view = camera({ eye: [0.12, 1.5, 1.9], at: [0.03, 1.422, 0], view: 31 });

const slipping = dressed(
  figure(
    {
      ...poses.slip,
      hips: [0, 0.82, -0.02],
      side: 37,
      lean: 16,
      chestTurn: 10,
      head: { tilt: 7, nod: 0, turn: -10 },
      leftHand: [0.3, 1.26, 0.4],
      rightHand: [0.3, 1.31, 0.12],
      rightElbow: [-0.3, -1, -0.5],
    },
    { at: [-0.07, 0, -0.1], facing: 96 },
    {
      height: 1.78,
      headSize: 1.12,
      neck: 0.085,
      face: { hair: 'crop', mood: 'keen', gaze: [-0.8, 0.25] },
    },
  ),
  'one',
);
const missed = dressed(
  [
    {
      material: 'skin',
      solids: armOf(
        [-0.72, 1.4, 0.46],
        [-0.41, 1.48, 0.22],
        [-0.09, 1.585, -0.02],
        1.15,
        standing([0, 0, 0], -60),
      ),
    },
    ...gloveAt(along([-0.08, 1.59, -0.03], [0.78, 0.22, -0.58], [0.1, 1, 0.2]), 1.12),
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
      worn({ skin: skins.olive, rim: '#5f86ff', gloves: dyes.white, shorts: dyes.blue }),
    ),
    ...inksOf('other', worn({ skin: skins.deep, gloves: dyes.red })),
  },
});

export default {
  alt: 'A boxer in white gloves leans to his left, his guard up and his eyes on the big red glove that flies past his ear.',
  svg: poster({
    background: '#2b4088',
    layers: [
      crowd({
        y: 640,
        rows: 4,
        size: 46,
        rise: 60,
        inks: ['#121c45', '#182558', '#1e2e6b', '#24377a'],
        seed: 12,
        flashes: 5,
        flash: ink.sand,
      }),
      rect('#121c45', 0, 690, 1600, 310),
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
