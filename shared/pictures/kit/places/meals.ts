import { ball, block, drum, egg, type Group, hoop, type Solid, taper } from '../geometry/solid.ts';
import { along, type Frame, type Vec, within } from '../geometry/vector.ts';
import type { Inks } from '../print/palette.ts';
import { ink } from '../print/palette.ts';
import { seeded } from '../print/poster.ts';

// Food and dishes, seen from above: x to the right, z towards the viewer, in metres.

/** A place on the table, x and z. */
type Spot = readonly [number, number];

export const level = (at: Vec, turn = 0): Frame =>
  along(at, [0, 1, 0], [Math.cos(turn), 0, Math.sin(turn)]);

/** Calls `make` for places that fill a circle evenly, from its middle outwards. */
function scattered(
  [x, z]: Spot,
  radius: number,
  count: number,
  make: (x: number, z: number, away: number, random: () => number) => Solid,
): Solid[] {
  const random = seeded(count + Math.round(radius * 1000));
  return Array.from({ length: count }, (_, n) => {
    const away = Math.sqrt((n + 0.3) / count);
    const angle = n * 2.4;
    return make(
      x + Math.cos(angle) * radius * away,
      z + Math.sin(angle) * radius * away,
      away,
      random,
    );
  });
}

export const plate = ([x, z]: Spot = [0, 0], radius = 0.19): Group[] => [
  {
    material: 'china',
    solids: [
      drum([x, 0.002, z], [x, 0.016, z], [radius * 0.7, radius], { round: 0.006 }),
      drum([x, 0.012, z], [x, 0.04, z], [radius * 0.68, radius * 0.8], {
        carve: true,
        blend: 0.01,
      }),
    ],
  },
  {
    material: 'line',
    solids: [hoop(level([x, 0.02, z]), radius * 0.93, 0.0035)],
  },
];

/** A bowl that is filled with one material. */
export const bowl = (filling: string, [x, z]: Spot = [0, 0], radius = 0.17): Group[] => [
  {
    material: 'china',
    solids: [
      drum([x, 0.002, z], [x, 0.062, z], [radius * 0.6, radius], { round: 0.006 }),
      drum([x, 0.03, z], [x, 0.09, z], [radius * 0.7, radius * 0.97], { carve: true }),
    ],
  },
  { material: 'line', solids: [hoop(level([x, 0.066, z]), radius * 0.97, 0.004)] },
  {
    material: filling,
    solids: [drum([x, 0.02, z], [x, 0.046, z], [radius * 0.7, radius * 0.86], { round: 0.004 })],
  },
];

export const glass = (filling: string, [x, z]: Spot, radius = 0.05): Group[] => [
  {
    material: 'glass',
    solids: [
      drum([x, 0.002, z], [x, 0.11, z], [radius * 0.85, radius], { round: 0.004 }),
      drum([x, 0.05, z], [x, 0.16, z], [radius * 0.82, radius * 0.88], { carve: true }),
    ],
  },
  {
    material: filling,
    solids: [drum([x, 0.03, z], [x, 0.09, z], [radius * 0.8, radius * 0.84], { round: 0.003 })],
  },
];

/** Round pieces, such as berries, beans and peas, in a heap that is highest in its middle. */
export const heap = (
  material: string,
  spot: Spot,
  { radius, count, size, y = 0.03, dome = 0.02 }: HeapShape,
): Group => ({
  material,
  solids: scattered(spot, radius, count, (x, z, away) =>
    ball([x, y + dome * (1 - away * away), z], size, { blend: 0.0005 }),
  ),
});

type HeapShape = { radius: number; count: number; size: number; y?: number; dome?: number };

/** Flat pieces that lie as they fell: flakes and leaves. */
export const flakes = (
  material: string,
  spot: Spot,
  { radius, count, size, y = 0.03, dome = 0.02 }: HeapShape,
): Group[] => [
  {
    material,
    solids: scattered(spot, radius, count, (x, z, away, random) =>
      egg(
        along(
          [x, y + dome * (1 - away * away) + random() * size * 0.3, z],
          [random() - 0.5, 1.3, random() - 0.5],
          [random() - 0.5, 0, random() - 0.5],
        ),
        [size, size * 0.22, size * (0.5 + random() * 0.2)],
        { blend: 0.0005 },
      ),
    ),
  },
];

/** Grains that lie in every direction. */
export const rice = (spot: Spot, radius = 0.07, y = 0.03): Group => ({
  material: 'rice',
  solids: scattered(spot, radius, Math.round(radius * radius * 26000), (x, z, away, random) => {
    const turn = random() * Math.PI;
    const high = y + 0.026 * (1 - away * away);
    const [dx, dz] = [Math.cos(turn) * 0.008, Math.sin(turn) * 0.008];
    return taper([x - dx, high, z - dz], [x + dx, high, z + dz], [0.0042, 0.0042], {
      blend: 0.0008,
    });
  }),
});

/** An egg without its shell. */
export const softEgg = ([x, z]: Spot, size = 1, y = 0.03): Group[] => [
  {
    material: 'eggWhite',
    solids: [
      egg(level([x, y, z], 0.4), [0.048 * size, 0.012, 0.04 * size]),
      egg(level([x + 0.024 * size, y, z + 0.016 * size]), [0.034 * size, 0.01, 0.03 * size], {
        blend: 0.012,
      }),
    ],
  },
  {
    material: 'yolk',
    solids: [egg(level([x, y + 0.008, z]), [0.021 * size, 0.013, 0.021 * size])],
  },
];

export const toast = ([x, z]: Spot, turn = 0, size = 1, y = 0.024): Group[] => {
  const frame = level([x, y, z], turn);
  const inner = level([x, y + 0.006, z], turn);
  return [
    {
      material: 'crust',
      solids: [block(frame, [0.062 * size, 0.011, 0.055 * size], { round: 0.012 })],
    },
    {
      material: 'crumb',
      solids: [block(inner, [0.053 * size, 0.009, 0.046 * size], { round: 0.01 })],
    },
  ];
};

/** Slices of a banana, a carrot, a cucumber or a tomato, which overlap along a line. */
export const slices = (
  rind: string,
  core: string,
  spots: readonly Spot[],
  { radius = 0.022, y = 0.05, lean = 0.3 } = {},
): Group[] =>
  spots.flatMap(([x, z], n): Group[] => {
    const frame = along([x, y + n * 0.002, z], [lean * (n % 2 ? -0.6 : 0.6), 1, lean], [1, 0, 0]);
    const part = (material: string, low: number, high: number, wide: number): Group => ({
      material,
      solids: [
        drum(within(frame, [0, low, 0]), within(frame, [0, high, 0]), [wide, wide], {
          round: 0.0015,
        }),
      ],
    });
    return [part(rind, -0.004, 0.003, radius), part(core, 0, 0.0055, radius * 0.8)];
  });

/** Strips of a pepper, each a bow of two halves. */
export const strips = (
  material: string,
  lines: readonly (readonly [...Spot, number])[],
  y = 0.036,
): Group => ({
  material,
  solids: lines.flatMap(([x, z, turn], n) => {
    const frame = level([x, y + (n % 3) * 0.006, z], turn);
    return [1, -1].map((end) =>
      taper(
        within(frame, [0, 0, 0.008]),
        within(frame, [0.042 * end, 0, -0.008]),
        [0.0085, 0.006],
        {
          blend: 0.006,
        },
      ),
    );
  }),
});

/** A thick slice of grilled meat, with the bars of the grill across it. */
export const grilled = (
  material: string,
  [x, z]: Spot,
  { turn = 0, length = 0.06, width = 0.034, y = 0.034 } = {},
): Group[] => {
  const frame = level([x, y, z], turn);
  const bars = Math.max(2, Math.round(length / 0.018));
  return [
    {
      material,
      solids: [
        egg(frame, [length, 0.02, width]),
        egg(
          level(within(frame, [length * 0.35, 0, width * 0.2]), turn),
          [length * 0.6, 0.021, width * 0.85],
          { blend: 0.015 },
        ),
      ],
    },
    {
      material: 'char',
      solids: Array.from({ length: bars }, (_, n) => {
        const far = ((n + 0.5) / bars - 0.5) * length * 1.5 + length * 0.15;
        return taper(
          within(frame, [far - 0.006, 0.0165, -width * 0.62]),
          within(frame, [far + 0.006, 0.0165, width * 0.66]),
          [0.004, 0.004],
        );
      }),
    },
  ];
};

/** Strands that lie in loops. */
export const pasta = ([x, z]: Spot = [0, 0], radius = 0.1): Group => {
  const random = seeded(7);
  return {
    material: 'pasta',
    solids: Array.from({ length: 30 }, (_, n) => {
      const size = radius * (0.28 + 0.5 * random());
      const turn = n * 2.4;
      const away = (radius - size) * (0.5 + 0.5 * random());
      return hoop(
        along(
          [x + Math.cos(turn) * away, 0.036 + (n % 5) * 0.004, z + Math.sin(turn) * away],
          [0.25 * (random() - 0.5), 1, 0.25 * (random() - 0.5)],
          [1, 0, 0],
        ),
        size,
        0.0052,
        { blend: 0.0005 },
      );
    }),
  };
};

/** Pools of a sauce that run into each other. */
export const sauce = (
  material: string,
  spots: readonly (readonly [...Spot, number])[],
  y = 0.05,
): Group => ({
  material,
  solids: spots.map(([x, z, radius]) =>
    egg(level([x, y, z]), [radius, 0.013, radius * 0.85], { blend: 0.02 }),
  ),
});

export const banana = ([x, z]: Spot, turn = 0): Group[] => {
  const bend = (part: number, out = 0): Vec => {
    const angle = turn + (part - 0.5) * 1.5;
    return [
      x + Math.sin(angle) * 0.14 - Math.sin(turn) * 0.14,
      0.028 + out,
      z - Math.cos(angle) * 0.14 + Math.cos(turn) * 0.14,
    ];
  };
  const parts = [0.02, 0.22, 0.42, 0.62, 0.82, 0.98];
  const radii = [0.008, 0.019, 0.023, 0.023, 0.018, 0.008];
  return [
    {
      material: 'banana',
      solids: parts.slice(1).map((part, n) =>
        taper(bend(parts[n] ?? 0), bend(part), [radii[n] ?? 0.01, radii[n + 1] ?? 0.01], {
          blend: 0.006,
        }),
      ),
    },
    { material: 'stalk', solids: [taper(bend(0.98), bend(1.16), [0.0075, 0.006])] },
  ];
};

export const apple = ([x, z]: Spot, size = 0.048): Group[] => [
  {
    material: 'apple',
    solids: [
      egg(level([x, size, z]), [size, size * 0.9, size]),
      ball([x, size * 2.05, z], size * 0.34, { carve: true, blend: 0.018 }),
    ],
  },
  {
    material: 'stalk',
    solids: [taper([x, size * 1.6, z], [x + 0.012, size * 2.3, z - 0.016], [0.003, 0.004])],
  },
];

/** Half an avocado with its stone. */
export const avocado = ([x, z]: Spot, turn = 0, y = 0.04): Group[] => {
  const frame = level([x, y, z], turn);
  const lying = (material: string, up: number, size: number): Group => ({
    material,
    solids: [
      egg(level(within(frame, [0.012, up, 0]), turn), [0.034 * size, 0.018, 0.034 * size]),
      taper(
        within(frame, [0, up, 0]),
        within(frame, [-0.05 * size, up, 0]),
        [0.026 * size, 0.014 * size],
        { flat: 0.7, towards: [0, 1, 0], blend: 0.016 },
      ),
    ],
  });
  return [
    lying('peel', 0, 1),
    lying('avocado', 0.006, 0.87),
    { material: 'stone', solids: [ball(within(frame, [0.014, 0.02, 0]), 0.0165)] },
  ];
};

/** What food is printed with, from shadow to light. */
export const foodInks: Record<string, Inks> = {
  china: { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.62] },
  line: { tones: [ink.deepBlue, ink.blue] },
  glass: { tones: ['#7f93c4', '#b9c8ec', '#eef2ff'], levels: [0.2, 0.62] },
  water: { tones: ['#4f73d8', '#8facf4', '#d6e1ff'], levels: [0.2, 0.8] },
  milk: { tones: ['#c9bfa8', '#ece4d2', '#fffdf6'], levels: [0.2, 0.6] },
  porridge: { tones: ['#a58250', '#dcc08a', '#eed9ae'], levels: [0.2, 0.7] },
  oat: { tones: ['#7a4f22', '#c08a45', '#e3b873'], levels: [0.24, 0.72] },
  nut: { tones: ['#4a2412', '#8a4b2a', '#b5713c'], levels: [0.24, 0.75] },
  eggWhite: { tones: ['#c9bfa8', '#f3ecdd', '#ffffff'], levels: [0.2, 0.66] },
  yolk: { tones: ['#c86a0c', '#f5a41c', '#ffc84d'], levels: [0.2, 0.75] },
  crust: { tones: ['#5a2f14', '#9a5a28', '#b5752c'], levels: [0.2, 0.72] },
  crumb: { tones: ['#9a6a30', '#dcae6a', '#efcd94'], levels: [0.2, 0.7] },
  rice: { tones: ['#a89a80', '#e6dcc6', '#fffaf0'], levels: [0.26, 0.7] },
  roast: { tones: ['#6a3512', '#c07a35', '#e2a560'], levels: [0.2, 0.72] },
  beef: { tones: ['#2a120c', '#5f2a1c', '#8a4630'], levels: [0.2, 0.74] },
  char: { tones: ['#2a120c', '#4a2414'], levels: [0.5] },
  red: { tones: ['#7a1410', '#d92d20', '#f0604a'], levels: [0.2, 0.74], gloss: 0.5 },
  yellow: { tones: ['#b5752c', '#f0b93a', '#ffd964'], levels: [0.2, 0.74] },
  greens: { tones: ['#14301f', '#2f6b3c', '#79ac5a'], levels: [0.22, 0.68] },
  leaf: { tones: ['#1f4526', '#4c8a3f', '#9cc25e'], levels: [0.22, 0.66] },
  stalk: { tones: ['#3a2112', '#6b4a22'], levels: [0.3] },
  cucumber: { tones: ['#8fae5f', '#d5e3a8'], levels: [0.2] },
  banana: { tones: ['#b5752c', '#f2c230', '#ffe06a'], levels: [0.2, 0.72] },
  bananaFlesh: { tones: ['#e0bf6a', '#fdf0c4'], levels: [0.2] },
  orange: { tones: ['#a2440f', '#ef7d1a', '#ff9f3e'], levels: [0.2, 0.7] },
  soup: { tones: ['#a2440f', '#e0801f', '#f0a03c'], levels: [0.2, 0.8] },
  rind: { tones: ['#a2440f', '#d9640f'], levels: [0.2] },
  carrot: { tones: ['#a2440f', '#ef7d1a', '#ff9f3e'], levels: [0.2, 0.7] },
  core: { tones: ['#c8620f', '#ffc061'], levels: [0.2] },
  potato: { tones: ['#5a2a10', '#9a5424', '#b8702f'], levels: [0.2, 0.7] },
  flesh: { tones: ['#c8862a', '#eaae42', '#f7cf6a'], levels: [0.2, 0.72] },
  fish: { tones: ['#a89a80', '#efe6d4', '#ffffff'], levels: [0.2, 0.68] },
  pasta: { tones: ['#9a5f1c', '#e6b04a', '#f8d583'], levels: [0.3, 0.72] },
  berry: { tones: ['#10154a', '#2c3a9c', '#6f7fd8'], levels: [0.22, 0.76] },
  apple: { tones: ['#6a100e', '#d92d20', '#f4745c'], levels: [0.2, 0.76], gloss: 0.5 },
  bean: { tones: ['#3a0f0c', '#7d221a', '#b04a34'], levels: [0.22, 0.74] },
  peel: { tones: ['#14261a', '#2a4a2a'], levels: [0.3] },
  avocado: { tones: ['#8fa63f', '#cfdc78', '#e8efa6'], levels: [0.2, 0.72] },
  stone: { tones: ['#4a2414', '#8a4b2a', '#c07a45'], levels: [0.2, 0.74] },
  cheese: { tones: ['#b5752c', '#f5b62a', '#ffd05a'], levels: [0.2, 0.7] },
  honey: { tones: ['#a8620f', '#e6970f', '#ffc23a'], levels: [0.2, 0.75], gloss: 0.6 },
};
