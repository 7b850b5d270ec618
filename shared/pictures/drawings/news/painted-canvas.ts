import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  rope,
  shape,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.05, 3.1, 1.5], at: [-0.05, 0, -0.05], view: 43, roll: -4 });

/** Paint on the canvas, in metres to the right and towards the viewer. */
const paint = (fill: string, points: readonly (readonly [number, number])[]) =>
  shape(
    fill,
    points.map(([x, z]) => {
      const at = project(view, [x - 0.54, 0, z - 0.02]);
      return [at.x, at.y] as const;
    }),
  );
const circle = (radius: number) =>
  Array.from({ length: 90 }, (_, n) => {
    const turn = (n / 45) * Math.PI;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
const ROOF = [
  [-0.52, 0.04],
  [0, -0.46],
  [0.52, 0.04],
] as const;
/** Rows of slates, each half a slate on from the row below. */
const slates = Array.from({ length: 6 }, (_, row) => {
  const z = 0.04 - row * 0.086;
  return Array.from({ length: 13 }, (_, n) => {
    const x = (n - 6 + (row % 2) / 2) * 0.1;
    return paint(n % 3 === row % 2 ? '#566793' : '#43537d', [
      [x - 0.043, z - 0.08],
      [x + 0.043, z - 0.08],
      [x + 0.043, z - 0.03],
      [x + 0.024, z - 0.008],
      [x - 0.024, z - 0.008],
      [x - 0.043, z - 0.03],
    ]);
  }).join('');
}).join('');

const boxer = figure(
  {
    ...poses.guard,
    hips: [-0.62, 0.42, 0],
    hipTurn: 0,
    chestTurn: -10,
    lean: 78,
    head: { nod: -30, turn: 16, tilt: 4 },
    leftHand: [0.28, 0.1, 0.34],
    rightHand: [0.16, 0.1, -0.3],
    leftPalm: [-0.2, -1, 0],
    rightPalm: [-0.2, -1, 0],
    leftElbow: [-0.4, 0.3, 1],
    rightElbow: [-0.4, 0.3, -1],
    leftFoot: [-1.1, 0.1, 0.2],
    rightFoot: [-1.0, 0.1, -0.2],
  },
  { at: [0.66, 0, 0.06], facing: 160 },
  { height: 1.8, face: { hair: 'crop', mood: 'strained' } },
);

export default {
  alt: 'The canvas of a ring from above: beside a painted emblem, a house with a red roof, a boxer who has gone down pushes himself up.',
  svg: poster({
    background: '#a9b8ea',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#b9c6f0', pitch: 34, cover: (x, y) => 1.1 - 1.5 * Math.hypot(x - 0.42, y - 0.5) },
      ),
      ground(
        view,
        [
          [-4, 0, -1.02],
          [4, 0, -1.02],
          [4, 0, -3],
          [-4, 0, -3],
        ],
        ink.navy,
      ),
      // The lower ropes, seen past from above.
      ...[0.42, 0.64].map((height) =>
        rope(view, [-4, height, -0.62], [4, height, -0.62], {
          ink: ink.red,
          light: '#f0604a',
          shade: ink.nightRed,
          sag: 0,
          thick: 0.034,
        }),
      ),
      paint(ink.deepRed, circle(0.7)),
      paint(ink.paper, circle(0.66)),
      paint(ink.red, circle(0.62)),
      paint(ink.sand, box(-0.38, 0.0, 0.38, 0.4)),
      paint(ink.navy, box(-0.27, 0.12, -0.06, 0.28)),
      paint(ink.navy, box(0.08, 0.12, 0.25, 0.4)),
      paint(ink.sand, box(0.24, -0.46, 0.35, -0.1)),
      paint(ink.navy, ROOF),
      `<clipPath id="roof">${paint(ink.black, ROOF)}</clipPath><g clip-path="url(#roof)">${slates}</g>`,
      print(boxer, {
        view,
        light: { from: [-1.8, 4, 0.6], rim: [0.7, 0.2, 0.6], fill: 0.4, fillFrom: [0, 1, 0.2] },
        floor: '#5f74c4',
        // Finer than others, for the face.
        step: 1,
        inks: worn({
          skin: skins.pale,
          hair: { tones: ['#1c0f0b', '#4a2618', '#6b3a22'] },
          gloves: dyes.red,
          shorts: dyes.black,
        }),
      }),
    ],
  }),
} satisfies Drawing;
