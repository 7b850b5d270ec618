import { ball, block, egg, type Group, taper } from '../geometry/solid.ts';
import { add, along, type Vec } from '../geometry/vector.ts';
import { seeded } from '../print/poster.ts';

const level = (at: Vec, turn = 0) => along(at, [0, 1, 0], [Math.cos(turn), 0, Math.sin(turn)]);

/** A grilled salmon fillet, its flakes in arcs: materials salmon and fat. */
export const salmon: Group[] = [
  {
    material: 'salmon',
    solids: [
      block(level([0.0, 0.036, 0.05], 0.1), [0.108, 0.017, 0.036], { round: 0.016 }),
      egg(level([-0.05, 0.04, 0.05], 0.1), [0.062, 0.02, 0.038], { blend: 0.02 }),
      taper([0.06, 0.036, 0.062], [0.122, 0.032, 0.064], [0.026, 0.013], { blend: 0.03 }),
    ],
  },
  {
    material: 'fat',
    solids: [-0.082, -0.052, -0.022, 0.008, 0.038].flatMap((x) => [
      taper([x - 0.002, 0.056, 0.024], [x + 0.014, 0.062, 0.05], [0.003, 0.0034], { blend: 0.001 }),
      taper([x + 0.014, 0.062, 0.05], [x, 0.055, 0.078], [0.0034, 0.003], { blend: 0.001 }),
    ]),
  },
];
const random = seeded(9);
const grain = (n: number): Vec => {
  const [a, r] = [n * 2.4, Math.sqrt(random()) * 0.052];
  return [
    -0.062 + Math.cos(a) * r * 1.1,
    0.03 + 0.03 * (1 - (r / 0.054) ** 2),
    -0.062 + Math.sin(a) * r * 0.85,
  ];
};
export const rice: Group = {
  material: 'rice',
  solids: [
    egg(level([-0.062, 0.022, -0.062]), [0.06, 0.034, 0.048]),
    ...Array.from({ length: 60 }, (_, n) => {
      const at = grain(n);
      const a = random() * 6.3;
      return taper(at, add(at, [Math.cos(a) * 0.013, 0, Math.sin(a) * 0.013]), [0.0042, 0.0034], {
        blend: 0.002,
      });
    }),
  ],
};
/** Where each floret is, and how large its crown. */
const florets: readonly (readonly [Vec, number])[] = [
  [[0.022, 0.05, -0.098], 0.034],
  [[0.082, 0.052, -0.082], 0.036],
  [[0.046, 0.056, -0.044], 0.036],
  [[0.106, 0.046, -0.03], 0.028],
];
/** Broccoli from above, crowns of small buds: materials greens and stalk. */
export const greens: Group[] = [
  {
    material: 'stalk',
    solids: [
      taper([0.1, 0.036, -0.09], [0.128, 0.03, -0.104], [0.014, 0.012]),
      taper([0.0, 0.036, -0.09], [-0.02, 0.032, -0.108], [0.014, 0.012]),
    ],
  },
  ...florets.map(
    ([at, wide]): Group => ({
      material: 'greens',
      solids: Array.from({ length: 26 }, (_, n) => {
        const away = Math.sqrt(n / 25);
        return ball(
          add(at, [
            Math.cos(n * 2.4) * wide * away,
            -0.024 * away * away,
            Math.sin(n * 2.4) * wide * away,
          ]),
          0.0098,
          { blend: 0.0015 },
        );
      }),
    }),
  ),
];
