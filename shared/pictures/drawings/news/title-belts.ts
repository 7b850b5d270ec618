import {
  along,
  ball,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Frame,
  type Group,
  halftone,
  hoop,
  ink,
  poster,
  print,
  project,
  rotate,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1.34, 0.62], at: [0, 0, 0], view: 40 });

// The belt lies across the whole sheet and leaves it at both sides. Below it is what was signed.

const PLATE: Vec = [-0.2, 0.045, -0.11];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On the strap, so far right of its plate: up runs across it, left along it to the left. */
function onStrap(right: number, above = 0): Frame {
  const slope = -0.5 * right;
  const [x, z] = [PLATE[0] + right, PLATE[2] - 0.25 * right * right];
  const long = Math.hypot(1, slope);
  return {
    at: [x, 0.012 + above, z],
    forward: [0, 1, 0],
    up: [slope / long, 0, -1 / long],
    left: [-1 / long, 0, -slope / long],
  };
}

const places = Array.from({ length: 61 }, (_, n) => -0.6 + n * 0.025);
const edge = (up: number) =>
  places.map((right) =>
    taper(
      within(onStrap(right - 0.008, 0.02), [0, up, 0]),
      within(onStrap(right + 0.008, 0.02), [0, up, 0]),
      [0.0034, 0.0034],
    ),
  );

/** A small plate beside the large one: a star in a ring. */
function sidePlate(right: number): Group[] {
  const face = onStrap(right, 0.014);
  const radius = 0.082;
  const on = (angle: number, far: number, out = 0.026): Vec =>
    within(face, [out, Math.cos(radians(angle)) * far, Math.sin(radians(angle)) * far]);
  return [
    {
      material: 'plate',
      solids: [drum(face.at, on(0, 0, 0.02), [radius, radius - 0.006], { round: 0.006 })],
    },
    {
      material: 'edge',
      solids: [
        hoop(along(on(0, 0), face.forward), radius * 0.76, 0.005),
        ...[0, 72, 144, 216, 288].map((angle) =>
          taper(on(angle, 0), on(angle, radius * 0.55), [0.012, 0.003], { blend: 0.003 }),
        ),
      ],
    },
  ];
}

/** A toothed sun about a star in blue, tipped a little towards the viewer. */
function sun(face: Frame): Group[] {
  const on = (part: number, far: number, out: number): Vec =>
    within(face, [out, Math.cos(part * Math.PI * 2) * far, Math.sin(part * Math.PI * 2) * far]);
  const spokes = (
    count: number,
    [from, to]: readonly [number, number],
    radii: readonly [number, number],
    out: number,
  ) =>
    Array.from({ length: count }, (_, n) =>
      taper(on(n / count, from, out), on(n / count, to, out), radii, { blend: 0.004 }),
    );
  const ring = (out: number): Frame => along(on(0, 0, out), face.forward);
  return [
    { material: 'plate', solids: [drum(face.at, on(0, 0, 0.03), [0.2, 0.19], { round: 0.01 })] },
    {
      material: 'plate',
      solids: Array.from({ length: 22 }, (_, n) => ball(on(n / 22, 0.194, 0.024), 0.015)),
    },
    {
      material: 'edge',
      solids: [
        hoop(ring(0.034), 0.172, 0.007),
        hoop(ring(0.034), 0.104, 0.009),
        ...spokes(18, [0.122, 0.16], [0.004, 0.01], 0.032),
      ],
    },
    { material: 'stone', solids: [drum(on(0, 0, 0.03), on(0, 0, 0.038), [0.098, 0.098])] },
    {
      material: 'plate',
      solids: [
        ...spokes(5, [0, 0.084], [0.032, 0.005], 0.04),
        ball(on(0, 0, 0.044), 0.03, { blend: 0.02 }),
      ],
    },
  ];
}

const plate = sun({ ...rotate({ ...onStrap(0), at: PLATE }, { nod: 4 }), at: PLATE });
const belt: Group[] = [
  {
    material: 'strap',
    solids: places.map((right) =>
      block(onStrap(right), [0.012, 0.105, 0.04], { round: 0.006, blend: 0.02 }),
    ),
  },
  { material: 'stitch', solids: [...edge(0.09), ...edge(-0.09)] },
  ...sidePlate(-0.4),
  ...sidePlate(0.4),
  ...plate,
];

/** The sheet of rules lies aslant below the belt; from its upper left corner, right and down. */
const SLANT = radians(5);
const on = (right: number, down: number): Vec => [
  -0.1 + right * Math.cos(SLANT) - down * Math.sin(SLANT),
  0.001,
  -0.14 + right * Math.sin(SLANT) + down * Math.cos(SLANT),
];
const from = (right: number, down: number, wide: number, deep: number, fill: string): string => {
  const way = (one: number, other: number): Vec => [
    one * Math.cos(SLANT) - other * Math.sin(SLANT),
    0,
    one * Math.sin(SLANT) + other * Math.cos(SLANT),
  ];
  return panel(view, on(right, down), way(wide, 0), way(0, deep), fill);
};

/** A clause: its number's box, and two lines of words. Red marks the three that may matter. */
const clause = (right: number, down: number, isMarked: boolean): string =>
  [
    from(right, down, 0.026, 0.026, isMarked ? ink.red : ink.stone),
    from(right + 0.042, down, 0.19, 0.009, isMarked ? ink.red : ink.stone),
    from(right + 0.042, down + 0.018, 0.13, 0.009, isMarked ? '#f0604a' : '#b9aa8b'),
  ].join('');

/** Turning points of three hands, in shares of a signature's width and height. */
const HANDS = [
  [
    [0, 0.5],
    [0.1, -0.4],
    [0.2, 0.9],
    [0.08, 1],
    [0.2, 0.3],
    [0.32, 0.5],
    [0.3, 0.8],
    [0.42, 0.5],
    [0.46, 0.8],
    [0.56, 0.55],
    [0.62, 0.75],
    [1, 0.6],
  ],
  [
    [0.05, 0.9],
    [0.16, -0.5],
    [0.2, 0.85],
    [0.27, 0.2],
    [0.36, -0.4],
    [0.36, 0.9],
    [0.44, 0.5],
    [0.52, 0.85],
    [0.56, 0.5],
    [0.64, 0.85],
    [0.7, 0.5],
    [0.86, 0.9],
    [1, 0.2],
  ],
  [
    [0.2, -0.2],
    [0, 0.3],
    [0.06, 0.95],
    [0.24, 0.6],
    [0.26, 0.9],
    [0.36, 0.5],
    [0.4, 0.9],
    [0.46, -0.3],
    [0.5, 0.9],
    [0.6, 0.6],
    [0.66, 0.85],
    [0.9, 0.6],
    [0.3, 1.25],
  ],
] as const;

/** A signature on its line: a curve of the pen through the turning points of a hand. */
function signature(hand: number, right: number, fill: string): string {
  const points = (HANDS[hand] ?? []).map(([part, low]) =>
    project(view, on(right + part * 0.13, 0.364 + low * 0.032)),
  );
  const at = (n: number) => points[Math.max(0, Math.min(points.length - 1, n))] ?? { x: 0, y: 0 };
  const number = (value: number) => value.toFixed(0);
  const curve = points
    .slice(1)
    .map((to, n) => {
      const [before, start, after] = [at(n - 1), at(n), at(n + 2)];
      const pull = 1 / 5;
      return (
        `C${number(start.x + (to.x - before.x) * pull)} ${number(start.y + (to.y - before.y) * pull)} ` +
        `${number(to.x - (after.x - start.x) * pull)} ${number(to.y - (after.y - start.y) * pull)} ` +
        `${number(to.x)} ${number(to.y)}`
      );
    })
    .join('');
  const start = at(0);
  return `<path fill="none" stroke="${fill}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M${number(start.x)} ${number(start.y)}${curve}"/>`;
}

const brass = {
  tones: ['#5a2f14', '#b5752c', ink.amber, ink.paper],
  levels: [0.16, 0.5, 1.1],
  gloss: 0.7,
};

/** The last pen, beside the sheet. */
const [nib, end]: [Vec, Vec] = [
  [-0.2, 0.016, 0.29],
  [-0.42, 0.016, 0.2],
];
const pen: Group[] = [
  { material: 'barrel', solids: [taper(nib, end, [0.013, 0.015])] },
  {
    material: 'plate',
    solids: [
      taper(nib, [-0.165, 0.01, 0.3043], [0.011, 0.002]),
      drum([-0.3, 0.016, 0.249], [-0.308, 0.016, 0.2458], [0.0165, 0.0165], { round: 0.002 }),
    ],
  },
];

const laid = print([...belt, ...pen], {
  view,
  floor: ink.nightBlue,
  light: { from: [-1.3, 1.9, 0.4], fill: 0.2 },
  inks: {
    strap: dyes.red,
    stitch: { tones: [ink.leather, ink.sand, ink.paper] },
    plate: brass,
    edge: { tones: [ink.darkLeather, ink.leather, '#b5752c'] },
    stone: { ...dyes.blue, gloss: 0.9 },
    barrel: dyes.black,
  },
});

export default {
  alt: 'A red title belt with a round brass plate lies across the table; below it, a pen and a sheet of clauses, three of them marked red, with three signatures.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.blue, pitch: 34, cover: (x, y) => 0.95 - 0.9 * Math.hypot(x - 0.15, y - 0.9) },
      ),
      from(0.012, 0.012, 0.56, 0.48, ink.nightBlue),
      from(0, 0, 0.56, 0.48, ink.paper),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1].map((column) =>
          clause(0.04 + column * 0.26, 0.203 + row * 0.045, [1, 2, 4].includes(row * 2 + column)),
        ),
      ),
      ...[0, 1, 2].flatMap((n) => [
        from(0.04 + n * 0.17, 0.406, 0.145, 0.004, ink.stone),
        signature(n, 0.045 + n * 0.17, [ink.deepRed, ink.deepBlue, ink.black][n] ?? ink.black),
      ]),
      laid,
    ],
  }),
} satisfies Drawing;
