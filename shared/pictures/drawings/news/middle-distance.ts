import { type Drawing, poses } from '../../kit/index.ts';
import { distance } from '../../scenes/distance/fromAbove.ts';

const hook = {
  ...poses.hook,
  lean: 2,
  hipTurn: -50,
  chestTurn: -58,
  leftHand: [0.62, 1.54, 0.22],
  leftElbow: [0.1, 0.25, 1],
  rightHand: [0.22, 1.42, -0.02],
  head: { nod: -10 },
} as const;

export default {
  alt: 'From above: half an arm nearer, the left hook of each boxer gets past the guard of the other.',
  svg: distance(0.86, [-0.38, 0.38], {
    red: { pose: hook, aside: 0 },
    // His is the nearer arm: lower, the glove would seem to land on the shoulder.
    blue: {
      pose: { ...hook, leftHand: [0.66, 1.66, 0.16], leftElbow: [0.1, 0.4, 1] },
      aside: 0,
    },
  }),
} satisfies Drawing;
