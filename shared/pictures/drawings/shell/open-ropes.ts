import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import { pushedSleeves } from '../../kit/gear/tops.ts';
import {
  block,
  camera,
  cord,
  type Drawing,
  dyes,
  type Frame,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  shape,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.36, 2.75], at: [0, 1.355, 0], view: 37 });

// One hand lifts a rope and the other holds one down, as a second does for his boxer.
const host = clothed(
  desmondAkerele,
  {
    ...poses.squareUp,
    hips: [0, 0.93, 0],
    leftFoot: [0.1, 0.09, 0.3],
    rightFoot: [-0.1, 0.09, -0.3],
    hipTurn: -10,
    chestTurn: -26,
    lean: 6,
    side: -6,
    head: { turn: -4, nod: 3, tilt: -6 },
    leftHand: [0.26, 1.05, 0.29],
    leftElbow: [-0.8, -0.2, 0.7],
    leftPalm: [-1, -0.3, 0],
    rightHand: [0.22, 1.68, -0.56],
    rightElbow: [-0.1, -1, -0.3],
    rightPalm: [1, 0.1, 0],
  },
  { at: [0.3, 0, -0.05], facing: 90 },
  {
    mood: 'glad',
    gaze: [0, -0.4],
    build: { headSize: 1.24, curl: [60, 64, 66, 68] },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.62] },
  },
);

const dressedHost = pushedSleeves(host.groups);

/** Where each fist, left and right, closes around a rope. */
const [held, lifted] = host.groups
  .filter(({ material }) => material.endsWith('.skin'))
  .slice(1, 3)
  .map(({ solids: [palm] }) => palm && within(palm.frame, [-0.031, 0.047, 0])) as [Vec, Vec];
const left = -1.4;
const right = 1.4;
const [high, low]: [Vec[], Vec[]] = [
  [[left, 1.4, 0.2], lifted, [0.3, 1.47, -0.2], [right, 1.28, -0.3]],
  [[left, 1.16, 0.2], held, [right, 1.04, 0.34]],
];
const thick = 0.0215;
const ropes = [high, low].map((points) => cord(points, thick, 'rope'));

const chest = host.groups[0]?.solids[0]?.frame;
const on = (f: number, u: number, l: number): Vec => (chest ? within(chest, [f, u, l]) : lifted);
/** Hangs around his neck, a stripe across both ends. */
const towel = [1, -1].flatMap((side) => {
  const hung = (u: number) => ({ ...(chest as Frame), at: on(0.158, u, 0.088 * side) });
  const cloth = { flat: 0.5, towards: on(1, 0, 0), blend: 0.02 };
  return [
    {
      material: 'towel',
      solids: [
        block(hung(-0.01), [0.014, 0.15, 0.05], { round: 0.012 }),
        taper(on(0.15, 0.125, 0.086 * side), on(0.04, 0.215, 0.09 * side), [0.05, 0.045], cloth),
        taper(on(0.04, 0.215, 0.09 * side), on(-0.1, 0.18, 0.03 * side), [0.045, 0.04], cloth),
      ],
    },
    { material: 'stripe', solids: [block(hung(-0.12), [0.018, 0.014, 0.051], { round: 0.006 })] },
  ];
});

export default {
  alt: `${seen(desmondAkerele)} lifts one ring rope and presses another down, and smiles at whoever comes in.`,
  svg: poster({
    background: '#c98a3a',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.amber, pitch: 28, cover: (x, y) => 1.1 - 0.6 * x - 0.4 * y },
      ),
      // The gap between the ropes is one light shape across the sheet.
      shape(
        '#f7d79c',
        [...high, ...low.toReversed()].map((corner) => {
          const { x, y } = project(view, corner);
          return [x, y] as const;
        }),
      ),
      print([...dressedHost, ...towel, ...ropes], {
        view,
        light: { from: [-1.1, 3.0, 3.0], rim: [0.85, 0.3, -0.45], fill: 0.2 },
        inks: {
          ...host.inks,
          towel: dyes.white,
          stripe: dyes.blue,
          rope: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.25, 0.7] },
        },
      }),
    ],
  }),
} satisfies Drawing;
