import { bareFoot } from '../../kit/figure/bareFoot.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  along,
  ball,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Frame,
  figure,
  type Group,
  ground,
  hoop,
  ink,
  poses,
  poster,
  print,
  rotate,
  skins,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.05, 0.96, 1.12], at: [-0.05, 0.085, 0.155], view: 41.5 });
const TOP = 0.075;

const stance = {
  ...poses.squareUp,
  hips: [0, 0.93, 0],
  hipTurn: 0,
  leftFoot: [0.0, 0.088, 0.098],
  rightFoot: [-0.012, 0.088, -0.098],
  leftToes: 9,
  rightToes: -9,
  rightHeel: 0,
} as const;
const place = { at: [0, TOP, 0], facing: 90 } as const;
const stands = standing(place.at, place.facing);

const ankle = (foot: Vec, toes: number): Frame => ({
  ...rotate(stands, { turn: toes }),
  at: within(stands, foot),
});
const legs = [
  ...figure(stance, place, { height: 1.8, bulk: 1.02 }).filter(
    ({ material }) => !['boot', 'sole', 'lace', 'sock'].includes(material),
  ),
  ...bareFoot(ankle(stance.leftFoot, stance.leftToes), 1),
  ...bareFoot(ankle(stance.rightFoot, stance.rightToes), -1),
];

/** Lies before the toes and leans to the reader. */
const dial = along([0, TOP + 0.034, 0.288], [0, 1, 0.4], [0, 0, -1]);
const RADIUS = 0.078;
const onDial = (degrees: number, out: number, up: number): Vec => {
  const angle = (degrees * Math.PI) / 180;
  return within(dial, [Math.cos(angle) * out, up, Math.sin(angle) * out]);
};
const ticks = Array.from({ length: 17 }, (_, n) => {
  const degrees = (n - 8) * 15;
  const long = n % 4 ? 0.012 : 0.022;
  return taper(
    onDial(degrees, RADIUS - 0.012 - long, 0.011),
    onDial(degrees, RADIUS - 0.012, 0.011),
    n % 4 ? [0.0016, 0.0016] : [0.0028, 0.0028],
    { blend: 0.001 },
  );
});

const scales: Group[] = [
  {
    material: 'body',
    solids: [
      block(along([0, 0.04, 0.1075], [0, 1, 0], [0, 0, 1]), [0.2925, 0.034, 0.228], {
        round: 0.03,
      }),
      drum(
        within(dial, [0, -0.04, 0]),
        within(dial, [0, -0.014, 0]),
        [RADIUS + 0.012, RADIUS + 0.006],
        {
          round: 0.012,
          blend: 0.014,
        },
      ),
    ],
  },
  {
    material: 'groove',
    solids: [
      block(along([0, TOP - 0.003, 0.018], [0, 1, 0], [0, 0, 1]), [0.176, 0.004, 0.196], {
        round: 0.003,
      }),
    ],
  },
  {
    material: 'mat',
    solids: Array.from({ length: 12 }, (_, n) =>
      block(
        along([(n - 5.5) * 0.033, TOP - 0.002, 0.018], [0, 1, 0], [0, 0, 1]),
        [0.176, 0.006, 0.0135],
        { round: 0.005, blend: 0.001 },
      ),
    ),
  },
  {
    material: 'face',
    solids: [
      drum(within(dial, [0, 0, 0]), within(dial, [0, 0.006, 0]), [RADIUS, RADIUS], {
        round: 0.003,
      }),
    ],
  },
  {
    material: 'rim',
    solids: [hoop({ ...dial, at: within(dial, [0, 0.01, 0]) }, RADIUS + 0.002, 0.006)],
  },
  { material: 'mark', solids: ticks },
  {
    material: 'needle',
    solids: [
      taper(onDial(214, 0.02, 0.013), onDial(34, RADIUS - 0.014, 0.013), [0.0062, 0.003]),
      ball(within(dial, [0, 0.012, 0]), 0.011, { blend: 0.004 }),
    ],
  },
];

const STANDS: Vec = [-0.32, 0, 0.06];
const bottled = (low: number, high: number, radii: readonly [number, number]) =>
  drum([STANDS[0], low, STANDS[2]], [STANDS[0], high, STANDS[2]], radii, {
    round: 0.008,
    blend: 0.006,
  });
const bottle: Group[] = [
  {
    material: 'water',
    solids: [
      bottled(0.008, 0.11, [0.034, 0.034]),
      bottled(0.11, 0.15, [0.03, 0.036]),
      bottled(0.15, 0.185, [0.036, 0.03]),
    ],
  },
  {
    material: 'cap',
    solids: [bottled(0.196, 0.222, [0.03, 0.028]), bottled(0.222, 0.25, [0.012, 0.01])],
  },
];

/** Of the legs alone: the shadow of a whole boxer is as large as the picture. */
const below = (groups: readonly Group[]): Group[] =>
  groups.map((group) => ({
    ...group,
    solids: group.solids.filter(({ carve, centre }) => carve || centre[1] < 0.55),
  }));

const weighed = print([...below(legs), ...scales, ...bottle], {
  view,
  light: { from: [-1.0, 2.5, 1.5], rim: [0.85, 0.2, -0.4], fill: 0.18 },
  floor: ink.nightBlue,
  inks: {
    ...worn({ skin: skins.olive, shorts: dyes.white }),
    body: { tones: ['#7d7568', '#c3b8a2', '#e6ddcb'] },
    mat: { tones: [ink.black, ink.navy, ink.slate] },
    groove: { tones: [ink.black] },
    face: { tones: ['#cfc7b5', ink.paper, '#ffffff'], levels: [0.1, 0.95] },
    rim: dyes.amber,
    mark: { tones: [ink.black] },
    needle: { tones: [ink.deepRed, ink.red], levels: [0.05] },
    water: { tones: ['#2f5fa8', '#8db7e6', '#dcecf8'], gloss: 0.6 },
    cap: dyes.red,
  },
});

const TILE = 0.3;
const tiles = Array.from({ length: 64 }, (_, n) => {
  const [x, z] = [(n % 8) - 4, Math.floor(n / 8) - 4.6];
  const gap = 0.006;
  return ground(
    view,
    [
      [x * TILE + gap, 0, z * TILE + gap],
      [(x + 1) * TILE - gap, 0, z * TILE + gap],
      [(x + 1) * TILE - gap, 0, (z + 1) * TILE - gap],
      [x * TILE + gap, 0, (z + 1) * TILE - gap],
    ],
    (n + Math.floor(n / 8)) % 2 ? ink.blue : '#1a46e0',
  );
});

export default {
  alt: 'Bare feet on a scale whose dial has a red needle, seen from above, with a full bottle of water beside it.',
  svg: poster({ background: ink.deepBlue, layers: [...tiles, weighed] }),
} satisfies Drawing;
