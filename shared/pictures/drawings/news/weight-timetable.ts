import {
  add,
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Group,
  halftone,
  hoop,
  ink,
  poster,
  print,
  project,
  rect,
  scale,
  shape,
  step,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { greens, salmon } from '../../kit/places/food.ts';
import { panel } from '../../kit/places/gym.ts';
import {
  bowl,
  foodInks,
  heap,
  plate,
  rice,
  sauce,
  slices,
  softEgg,
  toast,
} from '../../kit/places/meals.ts';

// Five scales on stairs that fall as the boxer's weight does: what lies on each of them is what the
// article says about that part of the camp.

const APART = 0.51;
/** Per cent of his weight that he is over the limit when each part begins, as the article has it. */
const OVER = [8, 5.5, 3, 1.4, 0] as const;
const COURSE = 0.074;
/** How high the stair of each part is. */
const high = (n: number): number => COURSE * (OVER[n] ?? 0);

const far = 14;
const view = camera({
  eye: [APART * 2, far * Math.sin(0.52), far * Math.cos(0.52)],
  at: [APART * 2, 0, 0],
  view: 10.7,
  shift: [0, 296],
});
const level = (at: Vec) => along(at, [0, 1, 0], [0, 0, 1]);

/** Where a stair begins and ends: the first and the last reach beyond the sheet. */
const ends = (n: number): [number, number] => [
  n === 0 ? -0.58 * APART : (n - 0.5) * APART,
  n === 4 ? 4.64 * APART : (n + 0.5) * APART,
];
const stairs: Group[] = OVER.map((_, n) => {
  const [left, right] = ends(n);
  return {
    material: 'stair',
    solids: [
      block(
        level([(left + right) / 2, high(n) - 1, -0.14]),
        [0.39, 1, (right - left) / 2 + 0.001],
        {
          round: 0.002,
        },
      ),
    ],
  };
});

const DIAL = { up: 0.52, back: -0.2, radius: 0.158 };
/** A point of a dial's face, so many degrees clockwise from its top. */
const onDial = (n: number, degrees: number, out: number, forward = 0): Vec => {
  const angle = (degrees * Math.PI) / 180;
  return [
    n * APART + out * Math.sin(angle),
    high(n) + DIAL.up + out * Math.cos(angle),
    DIAL.back + 0.05 + forward,
  ];
};
/** How high things lie on a scale. */
const PLATE = 0.105;

const scales: Group[] = OVER.flatMap((_, n): Group[] => {
  const at = (x: number, y: number, z: number): Vec => [n * APART + x, high(n) + y, z];
  return [
    {
      material: 'iron',
      solids: [
        block(level(at(0, 0.042, 0.01)), [0.2, 0.042, 0.225], { round: 0.025 }),
        drum(at(0, 0.06, DIAL.back), at(0, 0.4, DIAL.back), [0.034, 0.03], { blend: 0.01 }),
        drum(
          at(0, DIAL.up, DIAL.back - 0.03),
          at(0, DIAL.up, DIAL.back + 0.03),
          [DIAL.radius + 0.016, DIAL.radius + 0.016],
          { round: 0.012 },
        ),
      ],
    },
    {
      material: 'plate',
      solids: [block(level(at(0, 0.094, 0.03)), [0.172, 0.01, 0.205], { round: 0.01 })],
    },
    {
      material: 'face',
      solids: [
        drum(at(0, DIAL.up, DIAL.back + 0.03), at(0, DIAL.up, DIAL.back + 0.045), [
          DIAL.radius - 0.006,
          DIAL.radius - 0.006,
        ]),
      ],
    },
    {
      material: 'rim',
      solids: [
        hoop(along(at(0, DIAL.up, DIAL.back + 0.045), [0, 0, 1]), DIAL.radius + 0.004, 0.013),
      ],
    },
  ];
});

/** What lies on a scale, `size` times as large as it was made, around a place of its plate. */
function laid(groups: readonly Group[], n: number, [x, z]: readonly [number, number], size = 1) {
  const to: Vec = [n * APART + x, high(n) + PLATE, z + 0.03];
  const moved = (solid: Group['solids'][number]) => ({
    ...solid,
    frame: { ...solid.frame, at: add(to, scale(solid.frame.at, size)) },
    centre: add(to, scale(solid.centre, size)),
    a: solid.a * size,
    b: solid.b * size,
    c: solid.c * size,
    // A taper has no rounded edges: it keeps its flatness there.
    round: solid.kind === 'taper' ? solid.round : solid.round * size,
    blend: solid.blend * size,
    reach: solid.reach * size,
  });
  return groups.map((group): Group => ({ ...group, solids: group.solids.map(moved) }));
}

/** An open diary: a line for each day, and a pencil across it. */
const diary: Group[] = [
  { material: 'cover', solids: [block(level([0, 0.008, 0]), [0.135, 0.008, 0.175])] },
  ...[-1, 1].map((side) => ({
    material: 'page',
    solids: [
      block(along([side * 0.083, 0.022, 0], [side * -0.1, 1, 0], [0, 0, 1]), [0.124, 0.01, 0.08]),
    ],
  })),
];
const pencil: Group[] = [
  { material: 'pencil', solids: [taper([0.05, 0.05, 0.12], [0.17, 0.055, -0.06], [0.005, 0.012])] },
];

/** Food on a plate, whose china is blue below what is white. */
const dish = (food: readonly Group[], china = 'china'): Group[] => [
  ...plate().map((group) => (group.material === 'china' ? { ...group, material: china } : group)),
  ...food,
];
const porridge = [
  ...bowl('porridge', [0, 0], 0.16),
  heap('berry', [0, 0], { radius: 0.08, count: 9, size: 0.022, y: 0.05, dome: 0.02 }),
];
const fishAndGreens = dish([...salmon, ...greens, rice([-0.07, -0.06], 0.06)]);
const eggsOnToast = dish([
  ...toast([-0.05, 0], 0.2, 1.4),
  ...softEgg([-0.055, 0.0], 1.1, 0.044),
  heap('red', [0.09, 0.05], { radius: 0.05, count: 5, size: 0.026, dome: 0.004 }),
]);

/** White rice, eggs, and white fish with slices of a lemon. */
const lowFibre = dish(
  [
    rice([-0.09, -0.05], 0.085),
    ...salmon
      .filter(({ material }) => material !== 'fat')
      .map(({ solids }) => ({ material: 'fish', solids })),
    ...slices(
      'yellow',
      'lemon',
      [
        [0.005, 0.05],
        [0.055, 0.058],
      ],
      { radius: 0.036, y: 0.066 },
    ),
    ...softEgg([0.02, -0.1], 0.95, 0.036),
    ...softEgg([0.11, -0.055], 0.95, 0.036),
  ],
  'blue-china',
);

const tumbler = (filling: string, tall: number, radius: number): Group[] => [
  {
    material: 'glass',
    solids: [drum([0, 0.004, 0], [0, tall, 0], [radius * 0.86, radius], { round: 0.004 })],
  },
  {
    material: filling,
    solids: [
      drum([0, 0.02, 0], [0, tall * 0.8, 0], [radius * 0.88, radius * 1.0], { round: 0.006 }),
    ],
  },
];

/** A running shoe whose toes point at the viewer. */
const shoe = (x: number, z: number, turn: number, material: string): Group[] => {
  const way: Vec = [Math.sin(turn), 0, Math.cos(turn)];
  const on = (f: number, u: number, l = 0): Vec => [
    x + way[0] * f + way[2] * l,
    u,
    z + way[2] * f - way[0] * l,
  ];
  const frame = (f: number, u: number) => along(on(f, u), [0, 1, 0], way);
  return [
    {
      material: 'sole',
      solids: [
        egg(frame(0.07, 0.016), [0.075, 0.02, 0.045]),
        egg(frame(-0.07, 0.016), [0.065, 0.02, 0.038], { blend: 0.05 }),
      ],
    },
    {
      material,
      solids: [
        egg(frame(0.06, 0.04), [0.078, 0.035, 0.042]),
        egg(frame(-0.06, 0.056), [0.066, 0.05, 0.037], { blend: 0.05 }),
        egg(frame(-0.065, 0.1), [0.04, 0.036, 0.024], { carve: true, blend: 0.008 }),
      ],
    },
    { material: 'inside', solids: [egg(frame(-0.065, 0.072), [0.038, 0.012, 0.023])] },
    {
      material: 'string',
      solids: [0.0, 0.026, 0.052].map((f) =>
        taper(on(f, 0.083 - f * 0.18, -0.022), on(f, 0.083 - f * 0.18, 0.022), [0.006, 0.006]),
      ),
    },
  ];
};

const bottle: Group[] = [
  { material: 'bottle', solids: [drum([0, 0, 0], [0, 0.26, 0], [0.06, 0.06], { round: 0.025 })] },
  { material: 'label', solids: [drum([0, 0.09, 0], [0, 0.18, 0], [0.086, 0.086])] },
  { material: 'cap', solids: [drum([0, 0.28, 0], [0, 0.34, 0], [0.036, 0.03], { round: 0.01 })] },
];
const toastAndJam = dish(
  [
    ...toast([-0.05, 0.03], 0.25, 1.25),
    sauce(
      'red',
      [
        [-0.055, 0.03, 0.045],
        [-0.03, 0.05, 0.03],
      ],
      0.036,
    ),
    rice([0.075, -0.05], 0.085),
  ],
  'blue-china',
);

const smallMeal = dish(
  [rice([-0.06, 0.0], 0.1), ...softEgg([0.08, 0.02], 1.5, 0.036)],
  'blue-china',
);

const things: Group[] = [
  ...laid(diary, 0, [0, 0.03]),
  ...laid(porridge, 1, [-0.1, -0.09], 0.62),
  ...laid(eggsOnToast, 1, [0.1, -0.075], 0.56),
  ...laid(fishAndGreens, 1, [0, 0.11], 0.68),
  ...laid(lowFibre, 2, [-0.035, 0.06], 0.88),
  ...laid(tumbler('water', 0.19, 0.05), 2, [0.14, -0.11]),
  ...[-0.17, -0.065].flatMap((x) => laid(shoe(x, 0, 0, 'red-shoe'), 3, [0, -0.07], 0.8)),
  ...[0.06, 0.165].flatMap((x) => laid(shoe(x, 0, 0, 'white-shoe'), 3, [0, -0.07], 0.8)),
  ...laid(smallMeal, 3, [-0.06, 0.135], 0.42),
  ...laid(tumbler('water', 0.085, 0.032), 3, [0.09, 0.14]),
  ...laid(bottle, 4, [0.12, -0.09], 0.76),
  ...laid(toastAndJam, 4, [-0.04, 0.07], 0.84),
];

/** A part of a dial's face, from its top clockwise. */
const sector = (n: number, degrees: number, fill: string): string =>
  shape(
    fill,
    [onDial(n, 0, 0), ...Array.from({ length: 25 }, (_, k) => onDial(n, (k / 24) * degrees, 0.128))]
      .map((point) => project(view, point))
      .map(({ x, y }) => [x, y] as const),
  );
const line = (n: number, degrees: number, from: number, to: number, wide: number): string => {
  const [a, b] = [from, to].map((out) => project(view, onDial(n, degrees, out)));
  return `<path stroke="${ink.black}" stroke-width="${wide}" stroke-linecap="round" d="M${a?.x.toFixed(0)} ${a?.y.toFixed(0)}L${b?.x.toFixed(0)} ${b?.y.toFixed(0)}"/>`;
};
/** Degrees of a dial, and a stroke on it, for a per cent of the boxer's weight. */
const PER_CENT = 20;
/** Red is what he is over the limit, at the top; blue is the water that he has put back. */
const dials = OVER.map((over, n) => {
  const degrees = (n === 4 ? 2 : over) * PER_CENT;
  return (
    sector(n, degrees, n === 4 ? ink.blue : ink.red) +
    Array.from({ length: 17 }, (_, k) => line(n, (k + 1) * PER_CENT, 0.124, 0.136, 5)).join('') +
    line(n, 0, 0.1, 0.138, 13) +
    line(n, degrees, 0, 0.112, 12)
  );
});

/** A week of entries in the diary. */
const entries = [-1, 1].flatMap((side) =>
  [-0.085, -0.045, -0.005, 0.035, 0.075].map((z, n) => {
    const long = 0.075 + 0.03 * ((n * 7 + side) % 3 === 0 ? 0 : 1);
    const [a, b] = [0.025, 0.025 + long].map((x) =>
      project(view, [side > 0 ? x : x - 0.155, high(0) + PLATE + 0.035, z + 0.06]),
    );
    return `<path stroke="${ink.deepBlue}" stroke-width="7" stroke-linecap="round" d="M${a?.x.toFixed(0)} ${a?.y.toFixed(0)}L${b?.x.toFixed(0)} ${b?.y.toFixed(0)}"/>`;
  }),
);
const foot = (n: number) => project(view, [n * APART, high(n), 0.25]);

const light = { from: [0.2, 9, 3], fill: 0.24, fillFrom: [0, 0.6, 1] } as const;

/** The stairs' fronts are of one flat ink, for the numbers, and have a course for each per cent. */
const fronts = OVER.map((over, n) => {
  const [left, right] = ends(n);
  const strip = (from: number, up: number, fill: string) =>
    panel(view, [left, from, 0.25], [right - left, 0, 0], [0, up, 0], fill);
  return [
    strip(-0.5, 0.5 + high(n), ink.navy),
    ...Array.from({ length: Math.ceil(over) }, (_, per) =>
      strip(per * COURSE, per === 0 ? -0.015 : -0.008, ink.slate),
    ),
  ].join('');
});

export default {
  alt: 'Five numbered scales on falling stairs hold a diary; three meals; rice, fish, eggs and water; two pairs of shoes; a bottle, toast and jam. The red on their dials shrinks until the last, which is blue.',
  svg: poster({
    background: ink.amber,
    layers: [
      rect(ink.amber, 0, 0, 1600, 1000),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#eebb6c', pitch: 34, cover: (x, y) => 1.2 - 1.7 * Math.hypot(x - 0.85, y - 0.15) },
      ),
      print([...stairs, ...scales, ...things], {
        view,
        light,
        inks: {
          ...foodInks,
          stair: { tones: [ink.black, ink.slate, '#34456f'], levels: [0.3, 0.95] },
          'blue-china': { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.85] },
          iron: dyes.blue,
          plate: dyes.steel,
          face: { tones: [ink.sand, ink.paper, '#ffffff'] },
          rim: dyes.amber,
          cover: dyes.red,
          page: { tones: [ink.stone, ink.paper, '#ffffff'] },
          line: { tones: [ink.deepBlue, ink.blue] },
          lemon: { tones: ['#f0d87a', '#fff3b8'], levels: [0.2] },
          salmon: { tones: ['#a2440f', '#e8804f', '#f5a57c'] },
          fat: { tones: ['#f7d0b4'] },
          'red-shoe': dyes.red,
          'white-shoe': dyes.white,
          sole: dyes.white,
          inside: { tones: [ink.black] },
          string: { tones: [ink.stone, ink.paper] },
          bottle: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.6 },
          label: dyes.blue,
          cap: dyes.red,
        },
      }),
      ...fronts,
      ...dials,
      ...entries,
      print(laid(pencil, 0, [0, 0.03]), { view, light, inks: { pencil: dyes.amber } }),
      ...([1, 2, 3, 4, 5] as const).map((number, n) => {
        const { x, y } = foot(n);
        return step(number, x, y + 66, 1.2);
      }),
    ],
  }),
} satisfies Drawing;
