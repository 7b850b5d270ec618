import { ball, block, egg, type Group, taper } from '../geometry/solid.ts';
import { add, along, scale, type Vec } from '../geometry/vector.ts';
import { seeded } from '../print/poster.ts';

const level = (at: Vec, turn = 0) => along(at, [0, 1, 0], [Math.cos(turn), 0, Math.sin(turn)]);

/**
 * A grilled salmon fillet, its flakes in arcs, skin along the lower edge: materials salmon, fat and
 * fishSkin.
 */
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
    solids: [-0.078, -0.048, -0.018, 0.012, 0.042, 0.072].flatMap((x) => [
      taper([x - 0.002, 0.054, 0.022], [x + 0.014, 0.061, 0.05], [0.003, 0.0034], { blend: 0.001 }),
      taper([x + 0.014, 0.061, 0.05], [x, 0.053, 0.08], [0.0034, 0.003], { blend: 0.001 }),
    ]),
  },
  {
    material: 'fishSkin',
    solids: [taper([-0.1, 0.028, 0.084], [0.11, 0.026, 0.086], [0.01, 0.008])],
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
const florets: Vec[] = [
  [0.035, 0.05, -0.085],
  [0.085, 0.052, -0.058],
  [0.062, 0.046, -0.018],
  [0.018, 0.042, -0.04],
];
const stalks: readonly Vec[] = [
  [-0.014, -0.026, -0.052],
  [0.056, -0.03, -0.012],
  [0.036, -0.022, 0.04],
  [-0.046, -0.018, 0.02],
];
/** Broccoli: materials greens and stalk. */
export const greens: Group[] = florets.flatMap((at, f): Group[] => [
  {
    material: 'stalk',
    solids: [
      taper(add(at, [0, -0.014, 0]), add(at, stalks[f] ?? [0, 0, 0]), [0.013, 0.011]),
      taper(
        add(at, scale(stalks[f] ?? [0, 0, 0], 0.5)),
        add(at, add(scale(stalks[f] ?? [0, 0, 0], 0.3), [0.018, -0.006, -0.012])),
        [0.008, 0.006],
        { blend: 0.006 },
      ),
    ],
  },
  {
    material: 'greens',
    solids: Array.from({ length: 14 }, (_, n) =>
      ball(
        add(at, [
          Math.cos(n * 2.4 + f) * 0.0062 * Math.sqrt(n),
          -0.0012 * n,
          Math.sin(n * 2.4 + f) * 0.0062 * Math.sqrt(n),
        ]),
        0.0105,
        {
          blend: 0.004,
        },
      ),
    ),
  },
]);
