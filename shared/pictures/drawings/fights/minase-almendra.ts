import { boxing, gloved, harutoMinase, paoloAlmendra, seen, together } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  ground,
  hallRoof,
  ink,
  lanterns,
  poses,
  poster,
  print,
  rect,
  ropes,
  seeded,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.2, 1.4, 3.3], at: [0, 1.13, 0], view: 34 });

/** A row of the front seats from behind: heads of this size on necks and sloping shoulders. */
function heads(fill: string, y: number, size: number, seed: number): string {
  const random = seeded(seed);
  let path = '';
  for (let x = -60; x < 1680; x += Math.round(size * (1.9 + random() * 0.7))) {
    const top = Math.round(y - size * random() * 0.5);
    const [r, tall] = [Math.round(size * 0.46), Math.round(size * 0.6)];
    const [wide, low] = [Math.round(size * 1.2), Math.round(size * 1.5)];
    path += `M${x - r} ${top}a${r} ${tall} 0 1 1 ${2 * r} 0q0 ${tall} ${-r / 2} ${tall}c0 ${r} ${wide} 0 ${wide} ${low}v200h${-2 * wide - r}v-200c0 ${-low} ${wide} ${r - low} ${wide} ${-low}q${-r / 2} 0 ${-r / 2} ${-tall}z`;
  }
  return `<path fill="${fill}" d="${path}"/>`;
}

// Lead foot against lead foot, the southpaw's straight left on its way.
const { groups, inks } = together(
  boxing(
    harutoMinase,
    {
      ...poses.cross,
      hips: [0.06, 0.92, 0],
      rightHand: [0.98, 1.5, 0.02],
      leftHand: [0.28, 1.25, 0.17],
      leftFoot: [0.4, 0.09, 0.12],
      rightFoot: [-0.4, 0.16, -0.16],
      lean: 10,
    },
    { at: [-0.62, 0, -0.05], facing: 12 },
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
      leftHand: [0.28, 1.17, 0.18],
      rightHand: [0.24, 1.42, -0.14],
    },
    { at: [0.58, 0, 0], facing: 152 },
    { mood: 'wary' },
  ),
);

export default {
  alt: `Under paper lanterns, southpaw ${gloved(harutoMinase)} throws a straight left as ${seen(paoloAlmendra)}, in blue, leans away, a crowd below.`,
  svg: poster({
    background: ink.nightRed,
    layers: [
      sky(ink.deepRed, 0, 620, (_, y) => y * 1.1, 22),
      hallRoof({ y: 250, width: 1560, tiles: ink.black, under: ink.navy }),
      rect(ink.nightRed, 0, 640, 1600, 360),
      lanterns({
        inks: [ink.red, ink.amber],
        rib: ink.black,
        rows: [
          { y: 330, size: 84, count: 13, sag: 40 },
          { y: -30, size: 170, count: 7, sag: 50, offset: 120 },
        ],
      }),
      ground(
        view,
        [
          [-2.9, 0, -2.4],
          [2.9, 0, -2.4],
          [3.1, 0, 1.3],
          [-3.1, 0, 1.3],
        ],
        ink.sand,
      ),
      ropes(
        view,
        [-3, 0, -2.4],
        [3, 0, -2.4],
        [
          { ink: ink.paper, light: ink.paper },
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.paper, light: ink.paper },
        ],
      ),
      print(groups, {
        view,
        floor: ink.stone,
        light: { from: [0.2, 3, 3], rim: [-0.85, 0.3, -0.45], fill: 0.22 },
        inks,
      }),
      heads('#2a0b10', 890, 60, 3),
      heads(ink.black, 940, 76, 8),
    ],
  }),
} satisfies Drawing;
