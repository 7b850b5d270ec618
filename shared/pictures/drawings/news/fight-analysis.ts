import { anselmVarga, boxing, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  egg,
  type Frame,
  footprint,
  ground,
  halftone,
  ink,
  poses,
  post,
  poster,
  print,
  project,
  ropes,
  step,
  type Vec,
  within,
} from '../../kit/index.ts';

// From Rourke's left, the side that Varga steps to: catch, step and shoulder lie open to the eye.
const view = camera({
  eye: [-0.3, 4.15, 6.75],
  at: [-0.03, 0.9, 0],
  view: 27.6,
  roll: -2,
  shift: [8, 16],
});

const { groups, inks } = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      hips: [-0.02, 0.92, 0],
      lean: 5,
      chestTurn: -56,
      leftHand: [0.98, 1.5, 0.02],
      rightHand: [0.1, 1.47, -0.16],
      rightElbow: [0.4, -1, -0.1],
      head: { turn: 30, nod: 2 },
      leftFoot: [0.3, 0.09, 0.1],
      rightFoot: [-0.3, 0.12, -0.16],
    },
    { at: [0.7, 0, -0.1], facing: 182 },
    { mood: 'wary' },
  ),
  // The palm of his right glove, beside the chin, takes the jab.
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      chestTurn: -30,
      lean: 4,
      rightHand: [0.22, 1.43, -0.1],
      rightPalm: [1, 0, 0.2],
      leftHand: [0.5, 1.2, 0.14],
      leftElbow: [-0.1, -1, 0.1],
      rightElbow: [-0.4, -1, -0.3],
      head: { turn: -32, nod: 0, tilt: 4 },
    },
    { at: [-0.78, 0, -0.04], facing: 352 },
    { mood: 'keen' },
  ),
);
// The catching glove is open: its fingers rise flat from the palm instead of curling over it.
const right = groups.filter(({ material }) => material === 'anselm-varga.glove')[2];
const opened = groups.map((group) => {
  const [knuckles] = group.solids;
  if (group !== right || !knuckles) return group;
  const { frame } = knuckles;
  const at = (forward: number, up: number): Frame => ({
    ...frame,
    at: within(frame, [forward, up, 0]),
  });
  return {
    ...group,
    solids: [
      ...group.solids.filter((_, n) => n !== 2 && n !== 3),
      egg(at(0.004, 0.075), [0.04, 0.085, 0.072]),
    ],
  };
});
const boxers = print(opened, {
  view,
  light: { from: [0.6, 7, 1.1], rim: [0.7, 0.2, -0.6], fill: 0.5 },
  floor: '#ab925c',
  inks: {
    ...inks,
    // Darker than his skin, or the edge of the beard reads as a second mouth.
    'tobias-rourke.shorts': { tones: ['#a89f8e', '#cfc7b5', ink.paper], levels: [0.12, 0.42] },
    'tobias-rourke.hair': { tones: ['#3a2112', '#7a4c22', '#a06a34'] },
  },
});

const on = (at: Vec) => project(view, at);
const [caught, stepped, short, leaned] = [
  on([-0.4, 1.97, 0.1]),
  on([-0.2, 0, 0.2]),
  on([0.1, 1.9, 0.1]),
  on([0.16, 1.34, 0.16]),
];

export default {
  alt: `From above: ${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)} in an open glove; red numbers mark catch, step, short right and lean.`,
  svg: poster({
    background: '#b39a69',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#c2ab80', pitch: 34, cover: (x, y) => 1.15 - 1.6 * Math.hypot(x - 0.45, y - 0.3) },
      ),
      post(view, [-1.64, 0, -1.36], { pad: ink.deepBlue, light: ink.blue }),
      // The canvas, up to its corner behind Varga.
      ...(
        [
          ['#8a7444', 0.5],
          ['#dccba3', 0.3],
        ] as const
      ).map(([fill, out]) =>
        ground(
          view,
          [
            [-1.5 - out, 0, -1.2 - out],
            [9, 0, -1.2 - out],
            [9, 0, 3],
            [-1.5 - out, 0, 3],
          ],
          fill,
        ),
      ),
      ropes(view, [-1.58, 0, -1.2], [9, 0, -1.2], [{ ink: ink.paper }], '#8a7444'),
      ropes(view, [-1.56, 0, -1.2], [-1.56, 0, 3], [{ ink: ink.paper }], '#8a7444'),
      footprint(view, [0.38, 0, 0.34], 30, 1.4),
      arrow(view, [
        [-0.44, 0, -0.06],
        [-0.24, 0, 0.34],
        [0.14, 0, 0.3],
      ]),
      boxers,
      arrow(
        view,
        [
          [-0.18, 1.86, 0.1],
          [0.1, 1.98, 0.1],
          [0.42, 1.74, 0.14],
        ],
        { edge: ink.paper },
      ),
      arrow(
        view,
        [
          [0.14, 1.34, 0.16],
          [0.34, 1.38, 0.16],
          [0.54, 1.56, 0.16],
        ],
        { edge: ink.paper },
      ),
      step(1, caught.x, caught.y),
      step(2, stepped.x, stepped.y),
      step(3, short.x, short.y),
      step(4, leaned.x, leaned.y),
    ],
  }),
} satisfies Drawing;
