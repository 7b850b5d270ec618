import { type Drawing, poses } from '../../kit/index.ts';
import { distance, guarded } from '../../scenes/distance/fromAbove.ts';

export default {
  alt: 'From above: at arm’s length only the straight left of the boxer in red reaches the face of the one in blue.',
  svg: distance(1.2, [-0.45, 0.65], {
    red: {
      pose: {
        ...poses.jab,
        lean: 8,
        leftHand: [1.08, 1.57, -0.01],
        rightHand: [0.24, 1.46, -0.16],
        head: { nod: -8, turn: -6 },
      },
      aside: 0,
    },
    blue: {
      pose: {
        ...guarded,
        lean: -6,
        leftHand: [0.36, 1.34, 0.2],
        rightHand: [0.22, 1.44, -0.19],
        head: { nod: -20 },
      },
      aside: 0,
    },
  }),
} satisfies Drawing;
