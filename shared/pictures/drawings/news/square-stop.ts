import { boxing, isaacBellweather, mateoQuillan, seen, together } from '../../cast/index.ts';
import {
  arrow,
  bootPrint,
  camera,
  type Drawing,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  step,
  type Vec,
} from '../../kit/index.ts';

const view = camera({
  // From behind Quillan's left: both feet of the other man are seen to be level, and the liver's
  // side is open.
  eye: [-3.3, 4.9, -6.4],
  at: [-0.06, 0.8, -0.06],
  view: 24.6,
  roll: -2,
  shift: [10, -14],
});

const PLACE = { at: [-0.82, 0, 0.04], facing: 2 } as const satisfies { at: Vec; facing: number };
const light = { from: [-1.7, 6.8, -2.9], rim: [0.7, 0.2, 0.6], fill: 0.5 } as const satisfies {
  from: Vec;
  rim: Vec;
  fill: number;
};
const jabbing = {
  ...poses.jab,
  hips: [0.06, 0.82, 0],
  leftHand: [1.04, 1.36, 0.03],
  // The guard stays high on the side that does not punch.
  rightHand: [0.27, 1.5, -0.1],
  rightElbow: [0.1, -1, -0.5],
  lean: 12,
  leftFoot: [0.46, 0.09, 0.1],
  rightFoot: [-0.38, 0.14, -0.18],
  head: { turn: 36, nod: 2 },
} as const;

const { groups, inks } = together(
  boxing(mateoQuillan, jabbing, PLACE, { mood: 'fierce', gaze: [-0.8, 0] }),
  // Square, both feet level, rocked on to his heels; his elbow lifts.
  boxing(
    isaacBellweather,
    {
      ...poses.squareUp,
      hipTurn: -6,
      chestTurn: -26,
      lean: -9,
      head: { nod: -2, turn: -30 },
      hips: [-0.04, 0.88, 0],
      leftHand: [0.26, 1.5, 0.16],
      rightHand: [0.16, 1.5, -0.62],
      leftElbow: [0.1, -1, 0.5],
      rightElbow: [-0.9, -0.1, -1],
      leftFoot: [0.06, 0.1, 0.24],
      rightFoot: [0.06, 0.1, -0.24],
      leftToes: 12,
      rightToes: -12,
      leftHeel: -14,
      rightHeel: -14,
    },
    { at: [0.27, 0, 0.02], facing: 180 },
    { mood: 'strained', build: { bulk: 1.12, neck: 0.03 } },
  ),
);
const boxers = print(groups, {
  view,
  light,
  floor: '#3f5fc0',
  inks,
});

const on = (at: Vec) => project(view, at);
const [slide, follow, chest, liver] = [
  on([0.85, 0, -0.76]),
  on([-1.24, 0, -0.06]),
  on([-0.2, 1.36, -0.1]),
  on([-0.2, 1.2, -0.36]),
];

/** The outline of all that is printed, which comes first. */
const outlineOf = (groups: Group[], inks: Parameters<typeof print>[1]['inks']) =>
  /<path[^>]* d="([^"]*)"/.exec(print(groups, { view, light, inks }))?.[1] ?? '';

/** The left arm alone, as it will hook under the elbow that lifts: in dashes, from his shoulder on. */
function ghostOfHook(): string {
  const { groups: hooking, inks: own } = boxing(
    mateoQuillan,
    {
      ...jabbing,
      leftHand: [0.8, 1.2, 0.24],
      leftElbow: [-0.2, -0.6, 1],
      leftPalm: [-0.2, 0.3, -1],
    },
    PLACE,
  );
  // After the trunk comes the left arm with its glove, and then the right arm.
  const skins = hooking.flatMap(({ material }, n) => (material.endsWith('.skin') ? [n] : []));
  const arm = hooking.slice(skins[1], skins[2]);
  const bare = outlineOf(arm.slice(0, 1), own);
  const glove = outlineOf(arm.slice(1), own);
  const trunk = outlineOf(hooking.slice(skins[0], skins[1]), own);
  const dashed = (outline: string, fill: string) =>
    `<path fill="${fill}" fill-opacity="0.55" stroke="${ink.paper}" stroke-width="17" stroke-linejoin="round" d="${outline}"/>` +
    `<path fill="none" stroke="${ink.red}" stroke-width="9" stroke-dasharray="24 11" d="${outline}"/>`;
  return (
    '<mask id="uncovered" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000">' +
    `<rect width="1600" height="1000" fill="#fff"/><path d="${trunk}${glove}"/></mask>` +
    `<g mask="url(#uncovered)">${dashed(bare, ink.paper)}</g>${dashed(glove, ink.red)}`
  );
}

/** All arrows are alike: red, with an edge that parts them from what they cross. */
const way = (...points: readonly [Vec, Vec, Vec]) =>
  arrow(view, points, { width: 15, edge: ink.paper });

export default {
  alt: `From above: ${seen(mateoQuillan)} jabs the chest of ${seen(isaacBellweather)}, who stands square; a dashed arm shows the hook; numbers mark four steps.`,
  svg: poster({
    background: '#5f7fd6',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#86a0ea', pitch: 40, cover: (x, y) => 1.2 - 1.5 * Math.hypot(x - 0.5, y - 0.55) },
      ),
      // Where the near boots stood: one slid to his left, the other followed him.
      bootPrint(view, [0.6, 0, -0.72], 174, { side: 'right', size: 1.5, fill: ink.paper }),
      bootPrint(view, [-0.98, 0, -0.24], -4, { size: 1.5, fill: ink.paper }),
      way([0.45, 0, -0.55], [0.39, 0, -0.45], [0.33, 0, -0.31]),
      way([-0.72, 0, -0.22], [-0.62, 0, -0.18], [-0.5, 0, -0.13]),
      boxers,
      ghostOfHook(),
      way([-0.33, 1.08, -0.5], [0.02, 1.0, -0.5], [0.26, 1.17, -0.24]),
      step(1, slide.x - 62, slide.y),
      step(2, follow.x + 52, follow.y + 40),
      step(3, chest.x + 75, chest.y - 110),
      step(4, liver.x + 104, liver.y + 84),
    ],
  }),
} satisfies Drawing;
