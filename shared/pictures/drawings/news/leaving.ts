import { clothed, gusFerraday, nicoCastellane, seen } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  ground,
  halftone,
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
/** The middle of the bag that hangs in the gym. */
const BAG = -0.45;
const TARMAC = '#5b6580';
const SKY = ink.blue;

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

// In the door stands the man he leaves.
const trainer = clothed(
  gusFerraday,
  {
    ...poses.running,
    hips: [0, 0.95, 0],
    lean: -2,
    chestTurn: 0,
    head: { turn: 14, nod: 6 },
    leftHand: [0.06, 0.8, 0.27],
    rightHand: [0.04, 0.8, -0.29],
    leftElbow: [-1, -0.2, 0.3],
    rightElbow: [-1, -0.2, -0.3],
    leftFoot: [0, 0.1, 0.17],
    rightFoot: [0, 0.1, -0.17],
    leftToes: 12,
    rightToes: -12,
    rightHeel: 0,
  },
  { at: [-0.87, 0, WALL + 0.2], facing: 76 },
  {
    top: { tones: ['#25262d', '#8d8f98', '#cfd0d2'], levels: [0.16, 0.5] },
    build: { bulk: 1.02, headSize: 1.1 },
  },
);

/** He is so far away that his moustache and brows would print in their shadow alone. */
const hair = { tones: ['#8f8c88', '#b4afa6'], levels: [0.05] };

/** The afternoon sun, over the viewer's left shoulder. */
const sun: Vec = [-5.2, 5.6, 5.4];
/** Painted lines between the bays of the car park. */
const bays = [-2.35, -0.1, 2.15].map((x) =>
  ground(
    view,
    [
      [x, 0, WALL + 1],
      [x + 0.1, 0, WALL + 1],
      [x + 0.1, 0, 3.8],
      [x, 0, 3.8],
    ],
    ink.sand,
  ),
);

export default {
  alt: `In the sun ${seen(nicoCastellane)} walks away across a car park, kit bag at his hip; his trainer stands in the gym door.`,
  svg: poster({
    background: TARMAC,
    layers: [
      rect('#b9aa8b', 0, 0, CORNER, 730),
      bricks(
        view,
        { at: [-5, 0, WALL], along: [0.46, 0, 0], up: [0, 0.17, 0], rows: 24, columns: 24 },
        ['#e3d8c0', '#dccfb4', '#e8dfca', '#d8caac'],
      ),
      // Past the corner of the gym, houses across the street.
      rect(SKY, CORNER, 0, WIDTH - CORNER, 730),
      halftone(
        { x: CORNER + 24, y: 0, width: WIDTH - CORNER - 24, height: 420 },
        { ink: '#86a4ff', pitch: 30, cover: (_, y) => y * 1.1 },
      ),
      shape(ink.deepBlue, [
        [CORNER, 730],
        [CORNER, 430],
        [CORNER + 90, 360],
        [CORNER + 110, 360],
        [CORNER + 110, 325],
        [CORNER + 150, 325],
        [CORNER + 150, 375],
        [CORNER + 215, 430],
        [CORNER + 215, 400],
        [WIDTH, 400],
        [WIDTH, 730],
      ]),
      panel(
        view,
        [DOOR.left - 0.1, 0, WALL],
        [DOOR.wide + 0.2, 0, 0],
        [0, DOOR.high + 0.1, 0],
        ink.blue,
      ),
      panel(view, [DOOR.left, 0, WALL], [DOOR.wide, 0, 0], [0, DOOR.high, 0], ink.amber),
      // In the gym behind him, the floor and a heavy bag.
      panel(view, [DOOR.left, 0, WALL], [DOOR.wide, 0, 0], [0, 0.24, 0], '#b5752c'),
      panel(view, [BAG - 0.012, 1.5, WALL], [0.024, 0, 0], [0, DOOR.high - 1.5, 0], ink.leather),
      panel(view, [BAG - 0.13, 0.56, WALL], [0.26, 0, 0], [0, 1.04, 0], ink.leather),
      ground(
        view,
        [
          [-7, 0, WALL],
          [7, 0, WALL],
          [7, 0, 3.6],
          [-7, 0, 3.6],
        ],
        TARMAC,
      ),
      ...bays,
      pool(view, [-0.8, 0, WALL + 0.24], 0.3, '#313a58'),
      print(trainer.groups, {
        view,
        light: { from: sun, fill: 0.24 },
        inks: { ...trainer.inks, 'gus-ferraday.hair': hair },
      }),
      print([...walker.groups, ...bag], {
        view,
        floor: '#313a58',
        light: { from: sun, rim: [-1, 0.2, -0.15], fill: 0.24 },
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
