import { type Drawing, poses } from '../../kit/index.ts';
import { distance } from '../../scenes/distance/fromAbove.ts';

const inside = {
  ...poses.guard,
  hips: [-0.02, 0.88, 0],
  hipTurn: -10,
  lean: 32,
  head: { nod: 24 },
} as const;

export default {
  alt: 'From above: each boxer has his head on the shoulder of the other and a fist at his ribs.',
  svg: distance(0.65, [-0.03, 0.03], {
    red: {
      pose: {
        ...inside,
        chestTurn: 16,
        leftHand: [0.34, 1.14, 0.02],
        leftElbow: [0.4, -1, 0.2],
        rightHand: [0.5, 1.08, -0.43],
        rightElbow: [-0.2, 0.3, -1],
        rightPalm: [-0.4, 0, 1],
      },
      aside: -0.21,
      facing: 14,
    },
    blue: {
      pose: {
        ...inside,
        chestTurn: -8,
        leftHand: [0.5, 1.08, 0.1],
        leftElbow: [-0.3, -0.6, 1],
        rightHand: [0.36, 1.26, -0.24],
        rightElbow: [-0.4, -1, -0.3],
      },
      aside: 0.17,
      facing: 14,
    },
  }),
} satisfies Drawing;
