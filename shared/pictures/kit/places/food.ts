import { ball, block, drum, egg, type Group, taper } from '../geometry/solid.ts';
import { add, along, scale, type Vec, within } from '../geometry/vector.ts';

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
/** Where each wedge of a roast potato lies, and how it is turned. */
const wedges: readonly (readonly [Vec, number])[] = [
  [[-0.096, 0.03, -0.008], 0.05],
  [[-0.088, 0.033, -0.034], 0.22],
  [[-0.081, 0.036, -0.06], 0.39],
  [[-0.076, 0.039, -0.084], 0.56],
  [[-0.064, 0.042, -0.106], 0.73],
];
/** Bent as a slice of melon is, with the skin along one side: materials potato and flesh. */
export const potatoes: Group[] = wedges.flatMap(([at, turn]): Group[] => {
  const frame = level(at, turn);
  const boat = (out: number, up: number, long: number, thick: number) =>
    [1, -1].map((end) =>
      taper(
        within(frame, [0, up, out]),
        within(frame, [long * end, up - 0.003, out - 0.008]),
        [thick, thick * 0.34],
        { blend: 0.008 },
      ),
    );
  return [
    { material: 'potato', solids: boat(0.003, 0, 0.037, 0.0165) },
    { material: 'flesh', solids: boat(-0.003, 0.005, 0.034, 0.0138) },
  ];
});
/** Slices of carrot that lie one over the other: materials carrot, rind and core. */
export const carrots: Group[] = [
  [-0.03, -0.108],
  [-0.002, -0.116],
  [-0.022, -0.08],
  [0.008, -0.088],
  [-0.024, -0.05],
  [0.004, -0.058],
  [-0.012, -0.024],
].flatMap(([x = 0, z = 0], n): Group[] => {
  const slice = along([x, 0.032 + n * 0.0028, z], [0.1 * (-1) ** n, 1, 0.35], [1, 0, 0]);
  const over = (metres: number): Vec => add(slice.at, scale(slice.up, metres));
  const disc = (material: string, low: number, high: number, radius: number): Group => ({
    material,
    solids: [drum(over(low), over(high), [radius, radius], { round: 0.0015 })],
  });
  return [
    disc('rind', -0.004, 0.003, 0.021),
    disc('carrot', 0, 0.0055, 0.0175),
    disc('core', 0.003, 0.0085, 0.0075),
  ];
});
/** Where each floret is, and how large its crown. */
const florets: readonly (readonly [Vec, number])[] = [
  [[0.05, 0.05, -0.1], 0.03],
  [[0.094, 0.052, -0.08], 0.035],
  [[0.06, 0.056, -0.05], 0.034],
  [[0.113, 0.046, -0.028], 0.027],
];
/** Broccoli from above, crowns of small buds: materials greens and stalk. */
export const greens: Group[] = [
  {
    material: 'stalk',
    solids: [
      taper([0.1, 0.036, -0.1], [0.118, 0.03, -0.118], [0.013, 0.011]),
      taper([0.05, 0.036, -0.06], [0.036, 0.032, -0.026], [0.013, 0.011]),
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
