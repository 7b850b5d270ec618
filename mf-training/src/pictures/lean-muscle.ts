import {
  add,
  along,
  ball,
  barbell,
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
  rect,
  seeded,
  taper,
  type Vec,
} from '../../../shared/pictures/kit/index.ts';

const view = camera({ eye: [0.02, 0.95, 0.3], at: [0.02, 0, 0.005], view: 36 });
const level = (at: Vec, turn = 0) => along(at, [0, 1, 0], [Math.cos(turn), 0, Math.sin(turn)]);

const plate: Group[] = [
  {
    material: 'china',
    solids: [
      drum([0, 0.002, 0], [0, 0.016, 0], [0.13, 0.185], { round: 0.006 }),
      drum([0, 0.012, 0], [0, 0.04, 0], [0.125, 0.15], { carve: true, blend: 0.01 }),
    ],
  },
  { material: 'line', solids: [hoop(level([0, 0.02, 0]), 0.172, 0.0035)] },
];
// The fish lies head to the left; scored flank, forked tail.
const fish: Group[] = [
  {
    material: 'fish',
    solids: [
      egg(level([-0.01, 0.034, 0.045], 0.12), [0.105, 0.02, 0.036]),
      taper([-0.1, 0.032, 0.034], [-0.118, 0.03, 0.032], [0.02, 0.012], { blend: 0.02 }),
      taper([0.085, 0.034, 0.056], [0.13, 0.034, 0.034], [0.012, 0.013], { blend: 0.016, flat: 0.5 }),
      taper([0.085, 0.034, 0.056], [0.122, 0.034, 0.088], [0.012, 0.013], { blend: 0.016, flat: 0.5 }),
      egg(level([0.01, 0.03, 0.012], 0.2), [0.035, 0.006, 0.012], { blend: 0.01 }),
      ...[-0.03, 0.002, 0.034].map((x) =>
        taper([x + 0.012, 0.054, 0.03], [x - 0.006, 0.054, 0.066], [0.0055, 0.0055], {
          carve: true,
          blend: 0.004,
        }),
      ),
      taper([-0.062, 0.058, 0.022], [-0.06, 0.058, 0.06], [0.004, 0.004], { carve: true, blend: 0.006 }),
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
const rice: Group = {
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
const greens: Group[] = florets.flatMap((at, f): Group[] => [
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
const lemon: Group[] = [
  {
    material: 'lemon',
    solids: [drum([0.118, 0.024, -0.006], [0.114, 0.046, 0.002], [0.026, 0.028], { round: 0.004 })],
  },
];
const fork: Group = {
  material: 'steel',
  solids: [
    taper([-0.262, 0.01, 0.16], [-0.262, 0.012, -0.03], [0.011, 0.006]),
    block(level([-0.262, 0.012, -0.05]), [0.019, 0.005, 0.02], { round: 0.005, blend: 0.014 }),
    ...[-0.016, -0.0055, 0.0055, 0.016].map((x) =>
      taper([-0.262 + x, 0.012, -0.06], [-0.262 + x, 0.012, -0.135], [0.0042, 0.003], { blend: 0.004 }),
    ),
  ],
};

const meal = print(
  [
    ...plate,
    ...fish,
    rice,
    ...greens,
    ...lemon,
    fork,
    ...barbell([0.245, 0.062, 0.03], [0.34, 0.062, -0.19], 0.062, 2),
  ],
  {
    view,
    dots: 10,
    light: { from: [-0.8, 1.1, -0.5], fill: 0.26, fillFrom: [0, 1, 0.2] },
    floor: ink.nightBlue,
    inks: {
      china: { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.62] },
      line: { tones: [ink.deepBlue, ink.blue] },
      fish: { tones: [ink.darkLeather, '#d9653a', '#f3a06a'], gloss: 0.3 },
      eye: { tones: [ink.black] },
      rice: { tones: [ink.stone, ink.sand, '#ffffff'], levels: [0.3, 0.68] },
      greens: { tones: ['#14301f', '#2f6b3c', '#79ac5a'] },
      lemon: { tones: ['#b5752c', ink.amber, '#ffe08a'] },
      steel: { ...dyes.steel },
      iron: dyes.black,
    },
  },
);

export default {
  alt: 'A plate from above with grilled fish, rice, broccoli and lemon, a fork and a dumbbell beside it.',
  svg: poster({
    background: ink.blue,
    layers: [
      ...[0, 1, 2, 3, 4, 5].map((n) => rect(ink.deepBlue, n * 280 + 40, 0, 140, 1000)),
      ...[0, 1, 2, 3].map((n) => `<g opacity=".55">${rect(ink.deepBlue, 0, n * 280 + 40, 1600, 140)}</g>`),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.nightBlue, pitch: 28, cover: (x, y) => 1.3 * Math.hypot(x - 0.35, y - 0.4) - 0.4 },
      ),
      meal,
    ],
  }),
} satisfies Drawing;
