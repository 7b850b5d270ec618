import {
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  hoop,
  ink,
  poster,
  print,
  rect,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { carrots, greens, potatoes, salmon } from '../../kit/places/food.ts';

const view = camera({ eye: [0.056, 0.96, 0.3], at: [0.056, 0, 0.005], view: 41.5 });
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
/** A slice that leans on the fillet: rind, pith, and eight segments. */
const slice = { at: [0.108, 0.062, 0.022] as Vec, up: [0.14, 1, 0.12] as Vec };
const cut = along(slice.at, slice.up, [1, 0, 0]);
const disc = (material: string, low: number, high: number, radius: number): Group => ({
  material,
  solids: [
    drum(within(cut, [0, low, 0]), within(cut, [0, high, 0]), [radius, radius], { round: 0.002 }),
  ],
});
const lemon: Group[] = [
  disc('lemon', -0.006, 0.001, 0.036),
  disc('pith', 0, 0.003, 0.031),
  ...Array.from({ length: 8 }, (_, n): Group => {
    const [f, l] = [Math.cos((n / 8) * Math.PI * 2), Math.sin((n / 8) * Math.PI * 2)];
    return {
      material: 'pulp',
      solids: [
        taper(
          within(cut, [0.009 * f, 0.004, 0.009 * l]),
          within(cut, [0.0225 * f, 0.004, 0.0225 * l]),
          [0.0022, 0.0065],
        ),
      ],
    };
  }),
];
const fork: Group = {
  material: 'steel',
  solids: [
    taper([-0.262, 0.01, 0.16], [-0.262, 0.012, -0.03], [0.011, 0.006]),
    block(level([-0.262, 0.012, -0.05]), [0.019, 0.005, 0.02], { round: 0.005, blend: 0.014 }),
    ...[-0.016, -0.0055, 0.0055, 0.016].map((x) =>
      taper([-0.262 + x, 0.012, -0.06], [-0.262 + x, 0.012, -0.135], [0.0042, 0.003], {
        blend: 0.004,
      }),
    ),
  ],
};
const knife: Group = {
  material: 'steel',
  solids: [
    taper([0.228, 0.01, 0.16], [0.228, 0.012, 0.02], [0.011, 0.008]),
    taper([0.229, 0.01, 0.01], [0.232, 0.01, -0.135], [0.017, 0.008], {
      flat: 0.5,
      towards: [0, 1, 0],
      blend: 0.01,
    }),
  ],
};

/** Seen from right above, its square ends look flat, as the plate does. */
const dumbbell: Group[] = [
  { material: 'steel', solids: [taper([0.33, 0.03, 0.1], [0.33, 0.03, -0.09], [0.015, 0.015])] },
  ...[0.125, -0.115].map((z) => ({
    material: 'iron',
    solids: [block(level([0.33, 0.03, z]), [0.058, 0.03, 0.042], { round: 0.016 })],
  })),
];

const meal = print(
  [...plate, ...salmon, ...potatoes, ...carrots, ...greens, ...lemon, fork, knife, ...dumbbell],
  {
    view,
    light: { from: [-0.8, 1.1, -0.5], fill: 0.26, fillFrom: [0, 1, 0.2] },
    floor: ink.nightBlue,
    inks: {
      china: { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.62] },
      line: { tones: [ink.deepBlue, ink.blue] },
      salmon: { tones: ['#9c3f2a', '#ee7d5c', '#ff9d7c'], levels: [0.2, 0.72] },
      fat: { tones: ['#f6c3ac', '#ffe3d3'], levels: [0.3] },
      potato: { tones: ['#5a2a10', '#9a5424', '#b8702f'], levels: [0.2, 0.7] },
      flesh: { tones: ['#c8862a', '#eaae42', '#f7cf6a'], levels: [0.2, 0.72] },
      rind: { tones: ['#a2440f', '#d9640f'], levels: [0.2] },
      carrot: { tones: ['#a2440f', '#ef7d1a', '#ff9f3e'], levels: [0.2, 0.7] },
      core: { tones: ['#c8620f', '#ffc061'], levels: [0.2] },
      greens: { tones: ['#14301f', '#2f6b3c', '#79ac5a'] },
      stalk: { tones: ['#3c5a2c', '#8fae5f', '#c3d59a'] },
      lemon: { tones: ['#b5752c', '#f0b93a', '#ffd24d'] },
      pith: { tones: [ink.sand, '#fff6d8'], levels: [0.1] },
      pulp: { tones: ['#f0b93a', '#ffd964'], levels: [0.2] },
      steel: { ...dyes.steel },
      iron: dyes.black,
    },
  },
);

export default {
  alt: 'A plate from above with grilled salmon, potato wedges, carrots, broccoli and lemon, a fork, a knife and a dumbbell beside it.',
  svg: poster({
    background: ink.blue,
    layers: [
      // A gingham cloth: where two of its bands cross, the ink lies twice.
      '<g opacity=".5">',
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => rect(ink.nightBlue, n * 200 + 50, 0, 100, 1000)),
      '</g><g opacity=".5">',
      ...[0, 1, 2, 3, 4].map((n) => rect(ink.nightBlue, 0, n * 200 + 50, 1600, 100)),
      '</g>',
      meal,
    ],
  }),
} satisfies Drawing;
