import { boxing, gloved, harutoMinase, paoloAlmendra, seen, together } from '../../cast/index.ts';
import {
  camera,
  crowd,
  type Drawing,
  hallRoof,
  ink,
  lanterns,
  poses,
  poster,
  print,
  rect,
  ropes,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.16, 1.3, 3.2], at: [0, 1.29, 0], view: 29.5, roll: 2 });

// The southpaw's straight left falls a hand's breadth short of a chin that leans away.
const { groups, inks } = together(
  boxing(
    harutoMinase,
    {
      ...poses.cross,
      hips: [0.06, 0.92, 0],
      rightHand: [0.98, 1.5, 0.02],
      leftHand: [0.28, 1.25, 0.17],
      leftFoot: [0.4, 0.09, 0.12],
      rightFoot: [-0.22, 0.12, -0.12],
      lean: 10,
      head: { turn: 20, nod: 16, tilt: 6 },
    },
    { at: [-0.52, 0, -0.05], facing: 12 },
    { mood: 'fierce' },
  ),
  boxing(
    paoloAlmendra,
    {
      ...poses.guard,
      lean: -10,
      chestTurn: -26,
      head: { nod: 8, turn: 4, tilt: 6 },
      hips: [-0.04, 0.88, 0],
      leftFoot: [0.34, 0.09, 0.12],
      rightFoot: [-0.36, 0.12, -0.16],
      leftHand: [0.34, 1.2, 0.14],
      rightHand: [0.2, 1.36, -0.14],
    },
    { at: [0.56, 0, 0], facing: 152 },
    { mood: 'wary' },
  ),
);

export default {
  alt: `Under paper lanterns, southpaw ${gloved(harutoMinase)} throws a straight left as ${seen(paoloAlmendra)}, in blue, leans away.`,
  svg: poster({
    background: ink.nightRed,
    layers: [
      sky(ink.deepRed, 0, 700, (_, y) => y * 1.25, 22),
      hallRoof({ y: 250, width: 1560, tiles: ink.black, under: ink.navy }),
      rect(ink.nightRed, 0, 620, 1600, 380),
      lanterns({
        inks: [ink.red, ink.amber],
        rib: ink.black,
        rows: [
          { y: 330, size: 84, count: 13, sag: 40 },
          { y: -30, size: 170, count: 7, sag: 50, offset: 120 },
        ],
      }),
      crowd({
        y: 1010,
        rows: 6,
        size: 58,
        rise: 58,
        inks: [ink.black, '#1a070b', '#2a0b10', '#34101a', '#3d1016', ink.nightRed],
        seed: 5,
      }),
      ropes(
        view,
        [-4, 0, -1.5],
        [4, 0, -1.5],
        [
          { ink: ink.paper, light: ink.paper },
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.paper, light: ink.paper },
        ],
      ),
      print(groups, {
        view,
        light: { from: [0.2, 3, 3], rim: [-0.85, 0.3, -0.45], fill: 0.22 },
        inks,
      }),
    ],
  }),
} satisfies Drawing;
