import { sideways, slice } from '../../../kit/gear/seams.ts';
import { walls } from '../../../kit/gear/shownBag.ts';
import {
  along,
  ball,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  mix,
  poster,
  print,
  standing,
  sub,
  taper,
  type Vec,
  vignette,
  within,
} from '../../../kit/index.ts';
import { bricks } from '../../../kit/places/gym.ts';

// We see the platform from below and from the side, as the boxer who is about to hit the ball does.
const view = camera({
  eye: [-0.95, 1.5, 2.0],
  at: [0.05, 1.965, -0.08],
  view: 33,
  roll: -2,
  shift: [60, 0],
});
const WALL = -0.46;
const BOARD = { low: 1.96, thick: 0.04, radius: 0.3 };
const over = BOARD.low + BOARD.thick;
/** The frame's arms lie on the board, and its rails are this far from the middle. */
const RAIL = 0.17;

const bar = (from: Vec, to: Vec, half = 0.02): Group => {
  const way = sub(to, from);
  const frame = along(mix(from, to, 0.5), way, way[0] ? [0, 1, 0] : [1, 0, 0]);
  return {
    material: 'steel',
    solids: [block(frame, [half, Math.hypot(...way) / 2, half], { round: 0.006 })],
  };
};

/** Rails with a hole every few centimetres: a pin through one of them holds the board's height. */
const rails = [-RAIL, RAIL].flatMap((x): Group[] => [
  {
    material: 'rail',
    solids: [block(standing([x, 2.0, WALL + 0.02], 90), [0.02, 0.46, 0.04], { round: 0.006 })],
  },
  {
    material: 'hole',
    solids: Array.from({ length: 9 }, (_, n) =>
      drum([x, 1.6 + n * 0.05, WALL + 0.03], [x, 1.6 + n * 0.05, WALL + 0.043], [0.011, 0.011], {
        round: 0.002,
      }),
    ),
  },
]);
const frame: Group[] = [
  ...rails,
  ...[-RAIL, RAIL].flatMap((x) => [
    bar([x, over + 0.02, WALL + 0.04], [x, over + 0.02, 0.22]),
    bar([x, over + 0.34, WALL + 0.05], [x, over + 0.03, 0.12], 0.016),
  ]),
  bar([-RAIL, over + 0.02, 0.1], [RAIL, over + 0.02, 0.1]),
];
const board: Group[] = [
  {
    material: 'birch',
    solids: [drum([0, BOARD.low, 0], [0, over, 0], [BOARD.radius, BOARD.radius], { round: 0.004 })],
  },
  // The edges of its plies.
  ...[0.011, 0.023].map((up) => ({
    material: 'ply',
    solids: [
      drum(
        [0, BOARD.low + up, 0],
        [0, BOARD.low + up + 0.005, 0],
        [BOARD.radius + 0.005, BOARD.radius + 0.005],
        { round: 0.001 },
      ),
    ],
  })),
];

const SWIVEL: Vec = [0, BOARD.low - 0.045, 0];
/** From the swivel to the ball's belly: it has just been hit. */
const hung = along(SWIVEL, [-0.16, 1, -0.22], [0, 0, 1]);
const at = (down: number): Vec => within(hung, [0, -down, 0]);
const pear = [
  taper(at(0.1), at(0.235), [0.04, 0.105], { blend: 0.02 }),
  ball(at(0.245), 0.105, { blend: 0.02 }),
];
const middle = { ...hung, at: at(0.2) };
const swivel: Group[] = [
  {
    material: 'plate',
    solids: [
      drum([0, BOARD.low - 0.014, 0], [0, BOARD.low, 0], [0.075, 0.075], { round: 0.003 }),
      drum([0, BOARD.low - 0.034, 0], [0, BOARD.low - 0.012, 0], [0.036, 0.036], { round: 0.004 }),
    ],
  },
  { material: 'plate', solids: [ball(SWIVEL, 0.02)] },
  {
    material: 'plate',
    solids: [hoop(sideways({ ...hung, at: at(0.035) }, 'forward'), 0.018, 0.006)],
  },
  { material: 'loop', solids: [taper(at(0.05), at(0.085), [0.014, 0.02])] },
];
const speedBall: Group[] = [
  { material: 'ball', solids: pear },
  ...[sideways(middle, 'forward'), sideways(middle, 'left')].map((plane) => ({
    material: 'seam',
    solids: slice(pear, plane, [-0.004, 0.004], 0.003),
  })),
];
const scene = [...frame, ...board, ...swivel, ...speedBall];
const light = { from: [-1.6, 1.2, 2.6] as Vec, rim: [0.9, 0.2, -0.4] as Vec, fill: 0.2 };
const wall = walls.white;

export default {
  alt: 'A red speed ball swings under a round birch board, on a steel frame with rails of holes on a white brick wall.',
  svg: poster({
    background: wall.mortar,
    layers: [
      bricks(
        view,
        { at: [-3, 0.4, WALL], along: [0.42, 0, 0], up: [0, 0.15, 0], rows: 20, columns: 16 },
        wall.bricks,
      ),
      halftone(
        { x: 200, y: -250, width: 1500, height: 1400 },
        { ink: wall.glow, pitch: 26, cover: (x, y) => glow(x, y) * 0.25 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: wall.dark, pitch: 34, cover: (x, y) => vignette(x, y) * 0.5 },
      ),
      // The shadows of board and ball on the wall.
      `<g transform="translate(250 90)">${print([...board, ...speedBall], {
        view,
        light,
        inks: Object.fromEntries(
          ['birch', 'ply', 'ball', 'seam'].map((material) => [material, { tones: [wall.mortar] }]),
        ),
      })}</g>`,
      print(scene, {
        view,
        light,
        inks: {
          rail: { tones: [ink.navy, ink.slate, '#5b6580'], rim: ink.paper },
          hole: { tones: [ink.black] },
          steel: { tones: [ink.navy, ink.slate, '#5b6580'], rim: ink.paper },
          plate: dyes.steel,
          birch: { tones: ['#8a5a2c', '#d2a15c', '#f0d29a'], levels: [0.16, 0.56] },
          ply: { tones: ['#8a5a2c', '#b5752c'], levels: [0.3] },
          loop: dyes.black,
          ball: { ...dyes.red, rim: ink.paper },
          seam: { tones: [ink.black, ink.nightRed, ink.deepRed] },
        },
      }),
    ],
  }),
} satisfies Drawing;
