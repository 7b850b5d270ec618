import {
  add,
  along,
  ball,
  block,
  camera,
  type Drawing,
  dressed,
  drum,
  dyes,
  type Frame,
  type Group,
  gloveAt,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  project,
  rotate,
  scale,
  standing,
  sub,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { boards, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.02, 1.42, 1.75], at: [0.02, 0.08, -0.06], view: 42 });

const RING = 0.44;
const HIGH = 0.215;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A belt that stands on the table, bent as about a waist; `front` draws its main plate. */
function belt(
  at: Vec,
  facing: number,
  [from, to]: readonly [number, number],
  front: (face: Frame) => Group[],
): Group[] {
  const middle = standing(at, facing);
  /** On the strap, so many degrees round from its front; it sinks to the table at the back. */
  const round = (degrees: number, out = 0): Frame => {
    const turned = rotate(middle, { turn: degrees });
    const sunk = Math.min(1, Math.abs(degrees) / 90) * 0.1;
    return { ...turned, at: within(turned, [RING + out, HIGH - sunk, 0]) };
  };
  const steps = Array.from({ length: (to - from) / 5.25 + 1 }, (_, n) => from + n * 5.25);
  const edge = (up: number) =>
    steps.map((degrees) =>
      taper(
        within(round(degrees - 1.6), [0.016, up, 0]),
        within(round(degrees + 1.6), [0.016, up, 0]),
        [0.0036, 0.0036],
      ),
    );
  const discs = [
    [44, 0.08],
    [-44, 0.08],
  ]
    .filter(([degrees = 0]) => degrees > from && degrees < to)
    .flatMap(([degrees = 0, radius = 0]): Group[] => {
      const face = round(degrees, 0.012);
      const on = (angle: number, far: number, out = 0.034): Vec =>
        within(face, [out, Math.cos(radians(angle)) * far, Math.sin(radians(angle)) * far]);
      return [
        {
          material: 'plate',
          solids: [drum(face.at, on(0, 0, 0.03), [radius, radius - 0.006], { round: 0.006 })],
        },
        {
          material: 'edge',
          solids: [
            hoop(along(on(0, 0), face.forward), radius * 0.74, 0.005),
            ...[0, 72, 144, 216, 288].map((angle) =>
              taper(on(angle, 0), on(angle, radius * 0.52), [0.011, 0.003], { blend: 0.003 }),
            ),
          ],
        },
      ];
    });
  // It leans back, towards the eye above.
  const face = rotate(round(0, 0.035), { nod: -22 });
  return [
    {
      material: 'strap',
      solids: steps.map((degrees) =>
        block(round(degrees), [0.009, 0.1, 0.026], { round: 0.008, blend: 0.012 }),
      ),
    },
    { material: 'stitch', solids: [...edge(0.085), ...edge(-0.085)] },
    ...discs,
    ...front(face),
  ];
}

/** A toothed sun about a star in blue. */
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

/** A shield under a row of pearls, with a gilt glove on red. */
function shield(face: Frame): Group[] {
  const plate = (wide: number, [low, high]: readonly [number, number], out: number) => {
    const half = (high - low) / 2;
    return [
      block({ ...face, at: within(face, [out, low + half, 0]) }, [0.014, half, wide], {
        round: 0.012,
      }),
      block(
        { ...rotate(face, { tilt: 45 }), at: within(face, [out, low, 0]) },
        [0.014, wide * 0.7, wide * 0.7],
        { round: 0.012, blend: 0.01 },
      ),
    ];
  };
  return [
    { material: 'plate', solids: plate(0.178, [-0.03, 0.165], 0.012) },
    {
      material: 'plate',
      solids: [-2, -1, 0, 1, 2].map((n) =>
        ball(within(face, [0.014, 0.186 - Math.abs(n) * 0.004, n * 0.066]), 0.026),
      ),
    },
    { material: 'edge', solids: plate(0.15, [-0.022, 0.137], 0.02) },
    { material: 'stone', solids: plate(0.136, [-0.016, 0.123], 0.026) },
    ...gloveAt(
      {
        ...rotate(rotate(face, { tilt: -14 }), { turn: -56 }),
        at: within(face, [0.035, -0.036, -0.012]),
      },
      0.85,
    ).map(({ solids }) => ({ material: 'emblem', solids })),
  ];
}

/** On the sheet of rules before the belts, from its upper left corner. */
const on = (right: number, down: number): Vec => [
  -0.19 + right - down * 0.12,
  0.001,
  0.3 + down + right * 0.06,
];
const across = (wide: number): Vec => [wide, 0, wide * 0.06];
const down = (deep: number): Vec => [-deep * 0.12, 0, deep];

/** A signature on the sheet, so far from its left edge. */
function signature(left: number, loops: number, fill: string): string {
  const points = Array.from({ length: 60 }, (_, n) => {
    const part = n / 59;
    const { x, y } = project(
      view,
      on(
        left + part * 0.1 + 0.01 * Math.cos(part * loops * 6.3),
        0.135 - 0.02 * Math.sin(part * loops * 6.3) * (1 - part * 0.75),
      ),
    );
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `<path fill="none" stroke="${fill}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M${points.join('L')}"/>`;
}

/** A pen that lies on the table. */
const pen = (from: Vec, to: Vec): Group[] => [
  { material: 'strap', solids: [taper(from, to, [0.011, 0.011])] },
  { material: 'plate', solids: [taper(to, add(to, scale(sub(to, from), 0.16)), [0.009, 0.002])] },
];

const brass = {
  tones: ['#5a2f14', '#b5752c', ink.amber, ink.paper],
  levels: [0.16, 0.45, 0.92],
  gloss: 0.7,
  rim: ink.paper,
};
const stitch = { tones: [ink.leather, ink.sand, ink.paper] };
const belts = print(
  [
    ...dressed(belt([-0.04, 0, -0.93], 84, [-84, 84], sun), 'meridian'),
    ...dressed(pen([-0.4, 0.012, 0.5], [-0.25, 0.012, 0.41]), 'meridian'),
    ...dressed(belt([0.04, 0, -0.3], 94, [-84, 84], shield), 'continental'),
    ...dressed(pen([0.45, 0.012, 0.48], [0.29, 0.012, 0.41]), 'continental'),
    ...dressed(pen([-0.45, 0.012, 0.4], [-0.29, 0.012, 0.33]), 'commission'),
  ],
  {
    view,
    floor: ink.darkLeather,
    light: { from: [-1.6, 2.2, 1.2], rim: [0.85, 0.2, -0.4], fill: 0.16 },
    inks: {
      'meridian.strap': dyes.red,
      'meridian.stitch': stitch,
      'meridian.plate': brass,
      'meridian.edge': { tones: [ink.darkLeather, ink.leather, '#b5752c'] },
      'meridian.stone': { ...dyes.blue, gloss: 0.9 },
      'continental.strap': dyes.blue,
      'continental.stitch': stitch,
      'continental.plate': { ...dyes.steel, levels: [0.1, 0.5], rim: ink.paper },
      'continental.edge': { tones: ['#1a2030', '#5b6580', '#9aa3b8'] },
      'continental.stone': { ...dyes.red, gloss: 0.9 },
      'continental.emblem': brass,
      'commission.strap': dyes.black,
      'commission.plate': brass,
    },
  },
);

export default {
  alt: 'Two title belts stand on a wooden meeting table: a red one with a round brass plate, a blue one with a silver shield, behind a sheet with three signatures, and three pens.',
  svg: poster({
    background: ink.leather,
    layers: [
      boards(view, { at: [-3, 0, -2.4], along: [6, 0, 0], across: [0, 0, 0.36], count: 10 }, [
        '#6b3a21',
        '#5e321d',
      ]),
      halftone(
        { x: 150, y: -150, width: 1300, height: 1200 },
        { ink: '#a5673f', pitch: 34, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      panel(view, on(-0.012, -0.012), across(0.42), down(0.2), ink.darkLeather),
      panel(view, on(0, 0), across(0.42), down(0.2), ink.sand),
      ...[0.04, 0.07].map((along) =>
        panel(view, on(0.05, along), across(0.32), down(0.008), ink.stone),
      ),
      signature(0.03, 4, ink.red),
      signature(0.16, 6.5, ink.deepBlue),
      signature(0.29, 5, ink.black),
      belts,
    ],
  }),
} satisfies Drawing;
