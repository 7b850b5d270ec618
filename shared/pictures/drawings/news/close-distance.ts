import { type Drawing, poses } from '../../kit/index.ts';
import { distance } from '../../scenes/distance/fromAbove.ts';

const inside = {
  ...poses.guard,
  hipTurn: -20,
  chestTurn: -12,
  lean: 20,
  leftHand: [0.52, 1.14, 0.08],
  leftElbow: [-0.1, -0.1, 1],
  rightHand: [0.3, 1.3, -0.2],
  head: { nod: 18, turn: 6 },
} as const;

export default {
  alt: 'From above: each boxer has his head on the shoulder of the other and a fist at his ribs.',
  svg: distance(0.66, [-0.065, 0.065], {
    red: { pose: inside, aside: -0.13 },
    blue: { pose: inside, aside: 0.13 },
  }),
} satisfies Drawing;
