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
  rope,
  skins,
} from '../../kit/index.ts';
import { roofersEmblem } from '../../kit/places/roofersEmblem.ts';

const view = camera({
  eye: [-0.05, 3.1, 1.5],
  at: [-0.05, 0, -0.05],
  view: 49.5,
  roll: -4,
  shift: [-136, 34],
});

const boxer = figure(
  {
    ...poses.guard,
    hips: [-0.5, 0.5, 0],
    hipTurn: 0,
    chestTurn: -10,
    lean: 70,
    head: { nod: -30, turn: 16, tilt: 4 },
    leftHand: [0.28, 0.1, 0.34],
    rightHand: [0.16, 0.1, -0.3],
    leftPalm: [-0.2, -1, 0],
    rightPalm: [-0.2, -1, 0],
    leftElbow: [-0.4, 0.3, 1],
    rightElbow: [-0.4, 0.3, -1],
    leftFoot: [-0.86, 0.1, 0.2],
    rightFoot: [-0.8, 0.1, -0.2],
  },
  { at: [0.66, 0, 0.06], facing: 160 },
  { height: 1.8, face: { hair: 'crop', mood: 'tired' } },
);

export default {
  alt: 'The canvas of a ring from above: beside a painted emblem, a house with a slate roof, a boxer who has gone down pushes himself up.',
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
      roofersEmblem(view, (right, down) => [right - 0.54, 0, down - 0.02]),
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
          band: dyes.black,
        }),
      }),
    ],
  }),
} satisfies Drawing;
