import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import { pushedSleeves } from '../../kit/gear/clothes/sleeves.ts';
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
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.05, 1.2, 3.55], at: [0.05, 1.165, 0], view: 34 });

// He sits astride a rope, presses it down and lifts the next, as a second does for his boxer: one
// leg is inside the ring, the other outside.
const host = clothed(
  desmondAkerele,
  {
    ...poses.squareUp,
    hips: [0, 0.86, 0],
    leftFoot: [0.06, 0.09, 0.3],
    rightFoot: [0.1, 0.09, -0.3],
    hipTurn: 10,
    chestTurn: 18,
    lean: 9,
    side: 2,
    head: { turn: 48, nod: 4, tilt: 5 },
    leftHand: [0.42, 0.88, 0.1],
    leftElbow: [-0.6, -0.3, 0.9],
    leftPalm: [-0.4, -0.4, -0.9],
    rightHand: [0.67, 1.61, -0.2],
    rightElbow: [0, -1, -0.3],
    rightPalm: [0.4, 0.1, 0.9],
  },
  { at: [0.4, 0, 0], facing: 156 },
  {
    mood: 'glad',
    gaze: [0, -0.5],
    build: { headSize: 1.12, curl: [60, 64, 66, 68] },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.62] },
  },
);

const dressedHost = pushedSleeves(host.groups);

/** Where each fist, left and right, closes around a rope. */
const [held, lifted] = host.groups
  .filter(({ material }) => material.endsWith('.skin'))
  .slice(1, 3)
  .map(({ solids: [palm] }) => palm && within(palm.frame, [-0.031, 0.047, 0])) as [Vec, Vec];
/** The ropes leave the picture on the left, and end at the pad of a corner on the right. */
const [left, right] = [-1.5, 1.13];
const [high, low]: [Vec[], Vec[]] = [
  [[left, 1.3, 0.05], lifted, [0.4, 1.45, -0.25], [right, 1.34, -0.1]],
  [[left, 1, 0.05], held, [0.38, 0.76, 0.02], [right, 0.98, -0.1]],
];
const thick = 0.021;
const ropes = [high, low].map((points) => cord(points, thick, 'rope'));
const pad = {
  material: 'pad',
  solids: [block(standing([1.24, 0.88, -0.1], 90), [0.1, 0.56, 0.12], { round: 0.05 })],
};

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
  alt: `${seen(desmondAkerele)} sits astride a ring rope, lifts the next one, and smiles at whoever comes in.`,
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
      print([...dressedHost, ...towel, ...ropes, pad], {
        view,
        light: { from: [-1.1, 3.0, 3.0], rim: [0.85, 0.3, -0.45], fill: 0.2 },
        inks: {
          ...host.inks,
          towel: dyes.white,
          stripe: dyes.blue,
          pad: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.25, 0.7] },
          rope: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.25, 0.7] },
        },
      }),
    ],
  }),
} satisfies Drawing;
