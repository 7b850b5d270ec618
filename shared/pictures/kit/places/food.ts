import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { add, along, type Vec } from '../geometry/vector.ts';
import { seeded } from '../print/poster.ts';

const level = (at: Vec, turn = 0) => along(at, [0, 1, 0], [Math.cos(turn), 0, Math.sin(turn)]);

/** A grilled fish on a plate, head to the left, its flank scored: materials fish and eye. */
export const fish: Group[] = [
  {
    material: 'fish',
    solids: [
      egg(level([-0.01, 0.034, 0.045], 0.12), [0.105, 0.02, 0.036]),
      taper([-0.1, 0.032, 0.034], [-0.118, 0.03, 0.032], [0.02, 0.012], { blend: 0.02 }),
      taper([0.085, 0.034, 0.056], [0.13, 0.034, 0.034], [0.012, 0.013], {
        blend: 0.016,
        flat: 0.5,
      }),
      taper([0.085, 0.034, 0.056], [0.122, 0.034, 0.088], [0.012, 0.013], {
        blend: 0.016,
        flat: 0.5,
      }),
      egg(level([0.01, 0.03, 0.012], 0.2), [0.035, 0.006, 0.012], { blend: 0.01 }),
      ...[-0.03, 0.002, 0.034].map((x) =>
        taper([x + 0.012, 0.054, 0.03], [x - 0.006, 0.054, 0.066], [0.0055, 0.0055], {
          carve: true,
          blend: 0.004,
        }),
      ),
      taper([-0.062, 0.058, 0.022], [-0.06, 0.058, 0.06], [0.004, 0.004], {
        carve: true,
        blend: 0.006,
      }),
    ],
  },
  { material: 'eye', solids: [ball([-0.088, 0.051, 0.033], 0.0055)] },
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
export const greens: Group[] = florets.flatMap((at, f): Group[] => [
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
