import { black, shownBag, walls } from '../../../kit/gear/shownBag.ts';
import { ball, block, type Drawing, dyes, standing } from '../../../kit/index.ts';

const bolts = [-0.44, 0.44].flatMap((x) =>
  [0.46, 1.5].map((y) => ({ material: 'trim', solids: [ball([x, y, -0.14], 0.03)] })),
);

export default {
  alt: 'A black wall bag with three faces and brass seams is bolted to a red brick wall.',
  svg: shownBag({
    from: 'level',
    bag: [
      {
        material: 'bag',
        solids: [block(standing([0, 0.98, 0.16], 90), [0.13, 0.5, 0.2], { round: 0.05 })],
      },
      ...[-1, 1].map((side) => ({
        material: 'bag',
        solids: [
          block(standing([side * 0.3, 0.98, 0.0], 90 - side * 52), [0.11, 0.5, 0.17], {
            round: 0.05,
          }),
        ],
      })),
      ...[-1, 1].map((side) => ({
        material: 'trim',
        solids: [
          block(standing([side * 0.205, 0.98, 0.235], 90), [0.02, 0.49, 0.012], { round: 0.008 }),
        ],
      })),
      {
        material: 'label',
        solids: [block(standing([0, 1.16, 0.285], 90), [0.012, 0.06, 0.1], { round: 0.006 })],
      },
      {
        material: 'steel',
        solids: [block(standing([0, 0.98, -0.2], 90), [0.04, 0.58, 0.5], { round: 0.01 })],
      },
      ...bolts,
    ],
    leather: black,
    inks: { trim: dyes.amber, label: dyes.amber },
    wall: walls.red,
  }),
} satisfies Drawing;
