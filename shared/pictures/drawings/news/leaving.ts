import { clothed, gusFerraday, nicoCastellane, seen } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  ground,
  ink,
  pool,
  poses,
  poster,
  print,
  rect,
  scale,
  shape,
  standing,
  taper,
  type Vec,
  WIDTH,
  within,
} from '../../kit/index.ts';
import { bricks, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1.1, 5.3], at: [0, 0.93, 0], view: 39.5, shift: [0, -14] });
const WALL = -2.6;
const DOOR = { left: -1.45, wide: 1.2, high: 2.2 };
/** Where the picture shows the gym's wall end. */
const CORNER = 1270;
const PAVING = '#1c2140';

/** In the gym behind him. */
const LAMP: Vec = [-0.85, 4.9, -9];

const place = { at: [0.46, 0, 0.2], facing: 56 } as const;
const walking = standing(place.at, place.facing);
const placed = (v: Vec): Vec => within(walking, scale(v, 0.96));

const walker = clothed(
  nicoCastellane,
  {
    ...poses.running,
    hips: [0, 0.95, 0],
    lean: 3,
    chestTurn: 6,
    head: { turn: -20, nod: 12 },
    leftHand: [0.04, 0.9, 0.42],
    rightHand: [0.15, 1.1, -0.29],
    leftElbow: [-1, -0.2, 0.3],
    rightElbow: [-1, -0.3, -0.4],
    leftFoot: [0.32, 0.1, 0.07],
    rightFoot: [-0.3, 0.16, -0.08],
    leftHeel: -6,
    rightHeel: 44,
  },
  place,
  {
    mood: 'tired',
    gaze: [0.2, -0.5],
    build: { headSize: 1.16 },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.14, 0.6] },
    rim: ink.amber,
  },
);

const on = (f: number, u: number, l: number): Vec => placed([f, u, l]);
const strap = (...points: readonly Vec[]) =>
  points
    .slice(1)
    .map((to, n) => taper(points[n] ?? to, to, [0.024, 0.024], { flat: 0.5, blend: 0.01 }));
/** A long kit bag at his right hip, its strap across his chest from the left shoulder. */
const bag: Group[] = [
  {
    material: 'bag',
    folds: 0.004,
    solids: [drum(on(-0.42, 0.87, -0.36), on(0.16, 0.87, -0.36), [0.125, 0.125], { round: 0.05 })],
  },
  {
    material: 'strap',
    solids: [
      ...[-0.32, 0.04].map((f) =>
        drum(on(f - 0.02, 0.87, -0.36), on(f + 0.02, 0.87, -0.36), [0.13, 0.13], { round: 0.05 }),
      ),
      ...strap(
        on(0.08, 0.98, -0.36),
        on(0.15, 1.12, -0.2),
        on(0.165, 1.24, -0.08),
        on(0.17, 1.38, 0.03),
        on(0.13, 1.5, 0.1),
        on(0.03, 1.58, 0.14),
        on(-0.08, 1.56, 0.14),
      ),
    ],
  },
];

// In the door stands the man he leaves, dark against the light.
const trainer = clothed(
  gusFerraday,
  {
    ...poses.running,
    hips: [0, 0.95, 0],
    lean: -2,
    chestTurn: 0,
    head: { turn: 0, nod: 8 },
    leftHand: [0.1, 0.92, 0.2],
    rightHand: [0.1, 0.92, -0.2],
    leftElbow: [-0.6, -0.2, 1],
    rightElbow: [-0.6, -0.2, -1],
    leftFoot: [0, 0.1, 0.17],
    rightFoot: [0, 0.1, -0.17],
    leftToes: 12,
    rightToes: -12,
    rightHeel: 0,
  },
  { at: [-0.87, 0, WALL - 0.1], facing: 84 },
  { top: { tones: [ink.black] }, build: { bulk: 1.02 } },
);
const flat = Object.fromEntries(
  trainer.groups.map(({ material }) => [material, { tones: ['#1d0f10'] }]),
);

type Spot = readonly [number, number];
/** Half of his outline, sideways from his middle and up, from the crotch round to the crown. */
const OUTLINE: readonly Spot[] = [
  [0.02, 0.72],
  [0.07, 0],
  [0.2, 0],
  [0.2, 0.5],
  [0.2, 0.84],
  [0.3, 1.08],
  [0.28, 1.24],
  [0.22, 1.36],
  [0.09, 1.43],
  [0.085, 1.47],
  [0.11, 1.54],
  [0.11, 1.6],
  [0.08, 1.66],
  [0.03, 1.69],
];
/** Cuts each corner of a closed line twice, so that no edge stays straight. */
const rounded = (points: readonly Spot[], times = 2): readonly Spot[] =>
  times === 0
    ? points
    : rounded(
        points.flatMap((point, n) => {
          const next = points[(n + 1) % points.length] ?? point;
          const between = (part: number): Spot => [
            point[0] + (next[0] - point[0]) * part,
            point[1] + (next[1] - point[1]) * part,
          ];
          return [between(0.25), between(0.75)];
        }),
        times - 1,
      );
/** His shadow, which the lamp behind him lays before the boxer's feet. */
const shadow = rounded([
  ...OUTLINE,
  ...OUTLINE.toReversed().map(([out, up]): Spot => [-out, up]),
]).map(([out, up]): Vec => {
  const far = LAMP[1] / (LAMP[1] - up);
  const x = DOOR.left + DOOR.wide / 2 + out;
  return [LAMP[0] + (x - LAMP[0]) * far, 0, LAMP[2] + (WALL - LAMP[2]) * far];
});

export default {
  alt: `At dusk ${seen(nicoCastellane)} walks away from a gym, kit bag at his hip; his trainer stands dark in the lit door.`,
  svg: poster({
    background: '#2a1420',
    layers: [
      bricks(
        view,
        { at: [-5, 0, WALL], along: [0.46, 0, 0], up: [0, 0.17, 0], rows: 24, columns: 24 },
        ['#3d2230', '#452736', '#38202d', '#412433'],
      ),
      // Past the corner of the gym, the last of the daylight behind the houses.
      rect('#6a3350', CORNER, 0, WIDTH - CORNER, 460),
      rect('#b5533f', CORNER, 300, WIDTH - CORNER, 200),
      shape('#1d1326', [
        [CORNER, 640],
        [CORNER, 430],
        [CORNER + 90, 360],
        [CORNER + 110, 360],
        [CORNER + 110, 325],
        [CORNER + 150, 325],
        [CORNER + 150, 375],
        [CORNER + 215, 430],
        [CORNER + 215, 400],
        [WIDTH, 400],
        [WIDTH, 640],
      ]),
      rect(PAVING, CORNER, 610, WIDTH - CORNER, 200),
      panel(
        view,
        [DOOR.left - 0.1, 0, WALL],
        [DOOR.wide + 0.2, 0, 0],
        [0, DOOR.high + 0.1, 0],
        ink.black,
      ),
      panel(view, [DOOR.left, 0, WALL], [DOOR.wide, 0, 0], [0, DOOR.high, 0], '#f0b85c'),
      ground(
        view,
        [
          [-7, 0, WALL],
          [7, 0, WALL],
          [7, 0, 3.6],
          [-7, 0, 3.6],
        ],
        PAVING,
      ),
      ground(
        view,
        [
          [DOOR.left, 0, WALL],
          [DOOR.left + DOOR.wide, 0, WALL],
          [0.33, 0, 3.6],
          [-2.03, 0, 3.6],
        ],
        '#b5752c',
      ),
      ground(view, shadow, '#5a3319'),
      print(trainer.groups, {
        view,
        light: { from: LAMP },
        inks: flat,
      }),
      pool(view, [0.62, 0, 0.42], 0.16, '#11142a'),
      print([...walker.groups, ...bag], {
        view,
        light: { from: [-1.4, 2.6, 3.4], rim: [-1, 0.2, -0.15], fill: 0.16 },
        inks: {
          ...walker.inks,
          'nico-castellane.hair': dyes.hair,
          bag: { tones: [ink.black, ink.slate, '#46567e'] },
          strap: { tones: [ink.stone, ink.sand] },
        },
      }),
    ],
  }),
} satisfies Drawing;
