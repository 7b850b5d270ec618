import { thinBrows } from '../../kit/figure/brows.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  heavyBag,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.25, 1.2, 2.2], at: [0.16, 1.36, 0], view: 38, roll: -4 });

const blow = print(
  [
    ...thinBrows(
      figure(
        { ...poses.jab, leftHand: [0.78, 1.5, 0.04], head: { turn: -14, nod: 12 } },
        { at: [-0.42, 0, 0.02], facing: 6 },
        {
          height: 1.8,
          bulk: 0.92,
          hands: 'wraps',
          top: 'vest',
          face: { hair: 'bob', mood: 'fierce' },
        },
      ),
    ),
    ...heavyBag([0.62, 2.5, 0.0], { length: 1.3, radius: 0.2, swing: [0.08, -0.99, 0] }),
  ],
  {
    view,
    dots: 10,
    light: { from: [-1.2, 3.2, 2], rim: [0.85, 0.25, -0.45], fill: 0.12 },
    inks: {
      ...worn({
        skin: skins.olive,
        rim: ink.paper,
        top: { ...dyes.red, levels: [0.2, 0.8] },
        shorts: dyes.black,
        band: dyes.white,
      }),
      bag: { ...dyes.black, rim: ink.red },
      strap: dyes.red,
      steel: dyes.steel,
    },
  },
);

export default {
  alt: 'A dark-haired boxer in a red vest and white wraps drives a straight left into a leather bag, chin behind her shoulder.',
  svg: poster({
    background: ink.sand,
    layers: [
      panes(
        view,
        { at: [-2.6, 1.0, -2.2], along: [0.42, 0, 0], up: [0, 0.42, 0], rows: 6, columns: 6 },
        [ink.amber, '#f3c67c', '#f7d79c'],
        ink.darkLeather,
      ),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.stone, pitch: 30, cover: (_, y) => y * 0.9 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
