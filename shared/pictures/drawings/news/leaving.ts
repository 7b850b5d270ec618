import { clothed, gusFerraday, nicoCastellane, seen } from '../../cast/index.ts';
import {
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  rect,
  shape,
  standing,
  taper,
  type Vec,
  WIDTH,
  within,
} from '../../kit/index.ts';
import { bricks, panel } from '../../kit/places/gym.ts';

// Two faces, one near and one far: he has turned his back on the door in which the other stands.
const view = camera({ eye: [0, 1.5, 1.62], at: [0, 1.38, 0], view: 46, shift: [10, 92] });
const WALL = -2.5;
const DOOR = { left: -1.5, wide: 1.2, high: 2.16 };
/** Where the wall of the gym ends, in metres. */
const CORNER = 1.46;

const place = { at: [0.19, 0, 0], facing: 58 } as const;
const leaver = clothed(
  nicoCastellane,
  {
    ...poses.running,
    hips: [0, 0.95, 0],
    lean: 4,
    chestTurn: 4,
    head: { turn: -8, nod: 12, tilt: -3 },
    leftHand: [0.1, 0.92, 0.3],
    rightHand: [0.1, 0.92, -0.3],
    leftElbow: [-1, -0.2, 0.3],
    rightElbow: [-1, -0.2, -0.3],
  },
  place,
  {
    mood: 'wary',
    gaze: [0.3, -0.5],
    build: { headSize: 1.1, legs: false },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.14, 0.72] },
  },
);

const walking = standing(place.at, place.facing);
const on = (f: number, u: number, l: number): Vec =>
  within(walking, [f * 0.96, u * 0.96, l * 0.96]);
const strap = (...points: readonly Vec[]) =>
  points
    .slice(1)
    .map((to, n) => taper(points[n] ?? to, to, [0.026, 0.026], { flat: 0.45, blend: 0.01 }));
/** A long kit bag hangs behind his right hip by a strap that comes from his left shoulder. */
const bag: Group[] = [
  {
    material: 'bag',
    folds: 0.004,
    solids: [drum(on(-0.62, 0.88, -0.2), on(-0.02, 0.88, -0.2), [0.15, 0.15], { round: 0.05 })],
  },
  {
    material: 'strap',
    solids: [
      drum(on(-0.4, 0.88, -0.2), on(-0.35, 0.88, -0.2), [0.157, 0.157], { round: 0.05 }),
      ...strap(
        on(0.0, 1.0, -0.2),
        on(0.14, 1.12, -0.17),
        on(0.185, 1.26, -0.07),
        on(0.198, 1.38, 0.02),
        on(0.178, 1.47, 0.075),
        on(0.11, 1.555, 0.12),
        on(0.0, 1.58, 0.14),
        on(-0.1, 1.54, 0.14),
      ),
    ],
  },
];

const trainer = clothed(
  gusFerraday,
  {
    ...poses.running,
    hips: [0, 0.95, 0],
    lean: -2,
    chestTurn: 0,
    head: { turn: -8, nod: 7, tilt: 5 },
    leftHand: [0.06, 0.8, 0.27],
    rightHand: [0.04, 0.8, -0.29],
    leftElbow: [-1, -0.2, 0.3],
    rightElbow: [-1, -0.2, -0.3],
  },
  { at: [-0.62, 0, -1.2], facing: 72 },
  {
    mood: 'wary',
    gaze: [-0.2, 0],
    top: { tones: ['#3d3f4a', '#8d8f98', '#cfd0d2'], levels: [0.16, 0.6] },
    build: { bulk: 1.06, headSize: 1.12 },
  },
);

const doorway = standing([-0.62, 0, -1.2], 72);
/** The towel of a corner lies round his neck, its ends on his chest. */
const towel: Group = {
  material: 'towel',
  folds: 0.003,
  solids: [
    ...[1, -1].flatMap((l) => {
      const points = [
        [-0.09, 1.44, 0.05],
        [-0.02, 1.475, 0.12],
        [0.1, 1.4, 0.13],
        [0.155, 1.27, 0.12],
        [0.15, 1.06, 0.115],
      ].map(([f = 0, u = 0, out = 0]) => within(doorway, [f, u, out * l]));
      return points
        .slice(1)
        .map((to, n) => taper(points[n] ?? to, to, [0.05, 0.05], { flat: 0.4, blend: 0.012 }));
    }),
    // Its hem.
    block({ ...doorway, at: within(doorway, [0.15, 0.9, 0]) }, [0.3, 0.15, 0.4], {
      carve: true,
      blend: 0.004,
      round: 0.002,
    }),
  ],
};

/** The afternoon sun, over the viewer's left shoulder. */
const sun: Vec = [-3.2, 4.2, 4.4];
const corner = project(view, [CORNER, 0, WALL]).x;

export default {
  alt: `${seen(nicoCastellane)} walks away in the sun, a kit bag on his shoulder; ${seen(gusFerraday)} watches from the gym door.`,
  svg: poster({
    background: '#b9aa8b',
    layers: [
      bricks(
        view,
        { at: [-3, 0, WALL], along: [0.46, 0, 0], up: [0, 0.17, 0], rows: 16, columns: 14 },
        ['#e3d8c0', '#dccfb4', '#e8dfca', '#d8caac'],
      ),
      rect(ink.blue, corner, 0, WIDTH - corner, 1000),
      halftone(
        { x: corner + 24, y: 0, width: WIDTH - corner - 24, height: 560 },
        { ink: '#86a4ff', pitch: 30, cover: (_, y) => y * 1.1 },
      ),
      shape(ink.deepBlue, [
        [corner, 1000],
        [corner, 600],
        [corner + 70, 530],
        [corner + 150, 610],
        [corner + 150, 570],
        [WIDTH, 570],
        [WIDTH, 1000],
      ]),
      panel(
        view,
        [DOOR.left - 0.1, 0, WALL],
        [DOOR.wide + 0.2, 0, 0],
        [0, DOOR.high + 0.1, 0],
        ink.blue,
      ),
      panel(view, [DOOR.left, 0, WALL], [DOOR.wide, 0, 0], [0, DOOR.high, 0], ink.amber),
      print([...trainer.groups, towel], {
        view,
        light: { from: sun, fill: 0.3 },
        inks: { ...trainer.inks, 'gus-ferraday.hair': dyes.grey, towel: dyes.white },
      }),
      print([...leaver.groups, ...bag], {
        view,
        light: { from: sun, fill: 0.24 },
        inks: {
          ...leaver.inks,
          'nico-castellane.lip': { tones: ['#7a3c2c', '#a8573f'], levels: [0.1] },
          bag: { tones: [ink.black, ink.slate, '#46567e'] },
          strap: { tones: [ink.stone, ink.sand] },
        },
      }),
    ],
  }),
} satisfies Drawing;
