import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  add,
  camera,
  type Drawing,
  dyes,
  type Frame,
  figure,
  type Group,
  ground,
  halftone,
  ink,
  poses,
  poster,
  print,
  rope,
  skins,
  type Vec,
} from '../../kit/index.ts';
import { roofersEmblem, roofersName } from '../../kit/places/roofersEmblem.ts';

const view = camera({
  eye: [0, 4.4, 1.2],
  at: [0, 0, 0.02],
  view: 40.5,
  roll: -3,
  shift: [40, 22],
});

/** Lays what stands, and looks at the viewer, on its back: aslant, its head to the lower right. */
const ASLANT = (-148 * Math.PI) / 180;
const lain = ([x, y, z]: Vec): Vec => [
  x * Math.cos(ASLANT) - y * Math.sin(ASLANT),
  z,
  -x * Math.sin(ASLANT) - y * Math.cos(ASLANT),
];
const onItsBack = (groups: readonly Group[], at: Vec): Group[] =>
  groups.map((group) => ({
    ...group,
    solids: group.solids.map((solid) => {
      const { frame } = solid;
      const turned: Frame = {
        at: add(lain(frame.at), at),
        forward: lain(frame.forward),
        up: lain(frame.up),
        left: lain(frame.left),
      };
      return { ...solid, frame: turned, centre: add(lain(solid.centre), at) };
    }),
  }));

// Without eyeballs the lashes lie alone, so that the eyes are closed.
const boxer = onItsBack(
  figure(
    {
      ...poses.guard,
      hips: [0, 0.93, 0],
      hipTurn: 0,
      chestTurn: 0,
      lean: 0,
      side: 0,
      head: { nod: -8, turn: 52, tilt: 10 },
      // One arm is flung past his head, the other lies beside him.
      leftHand: [-0.03, 1.04, 0.56],
      rightHand: [0.0, 1.72, -0.5],
      leftPalm: [0.6, 0, -1],
      rightPalm: [1, 0, 0],
      leftElbow: [-0.1, 0.2, 1],
      rightElbow: [-0.1, -0.4, -1],
      leftFoot: [0.0, 0.2, 0.3],
      rightFoot: [0.0, 0.09, -0.16],
      leftToes: 70,
      rightToes: -60,
      leftHeel: 50,
      rightHeel: 44,
    },
    { at: [0, 0, 0], facing: 90 },
    { height: 1.8, bulk: 1.04, neck: 0.02, face: { hair: 'crop', mood: 'tired' } },
  ).filter(({ material }) => material !== 'eye' && material !== 'iris'),
  [-0.04, 0.06, -0.74],
);

export default {
  alt: 'The canvas of a ring from above: a boxer lies on his back, eyes closed, beside a painted emblem, a house with a slate roof, and the name Tulley.',
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
          [-4, 0, -1.18],
          [4, 0, -1.18],
          [4, 0, -3],
          [-4, 0, -3],
        ],
        ink.navy,
      ),
      // The lower ropes, seen past from above.
      ...[0.36, 0.62].map((height) =>
        rope(view, [-4, height, -1.0], [4, height, -1.0], {
          ink: ink.red,
          light: '#f0604a',
          shade: ink.nightRed,
          sag: 0,
          thick: 0.034,
        }),
      ),
      roofersEmblem(view, (right, down) => [right * 0.92 - 0.76, 0, down * 0.92 - 0.3]),
      roofersName(view, (right, down) => [right * 0.92 - 0.76, 0, down * 0.92 - 0.3]),
      print(boxer, {
        view,
        light: { from: [-1.7, 4.6, -1.2], rim: [0.7, 0.2, 0.6], fill: 0.4, fillFrom: [0, 1, 0.2] },
        floor: '#5f74c4',
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
