import { boxing, gloved, harutoMinase, paoloAlmendra, seen, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  halftone,
  ink,
  mix,
  poses,
  poster,
  print,
  project,
  step,
  type Vec,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 5.6, 6.5], at: [0, 0.72, 0], view: 23, shift: [0, 12] });

const stance = {
  ...poses.guard,
  hips: [0, 0.9, 0],
  // The rear glove stays at the cheek, below the line of the other's punch.
  rightHand: [0.2, 1.35, -0.22],
  rightElbow: [-0.2, -1, -0.3],
  leftFoot: [0.36, 0.09, 0.12],
  rightFoot: [-0.34, 0.12, -0.2],
  leftToes: -10,
  head: { turn: -26, nod: 0 },
} as const;
// Both lead feet are on the far side: the southpaw's is outside of the other.
const { groups, inks } = together(
  boxing(
    paoloAlmendra,
    { ...stance, leftHand: [0.7, 1.46, 0.36] },
    { at: [-0.76, 0, 0.12], facing: 0 },
    { mood: 'wary' },
  ),
  boxing(
    harutoMinase,
    { ...stance, leftHand: [0.7, 1.46, 0.14] },
    { at: [0.76, 0, -0.12], facing: 180 },
    { mood: 'stern' },
  ),
);
const boxers = print(groups, {
  view,
  light: { from: [-0.2, 6.6, 2], rim: [0.7, 0.2, 0.6], fill: 0.5, fillFrom: [0, 0.6, 1] },
  floor: '#6379c4',
  inks,
});
const on = (at: Vec) => project(view, at);
const lane = (z: number) => {
  const [from, to] = [on([-3.3, 0, z]), on([3.3, 0, z])];
  return `<path fill="none" stroke="${ink.paper}" stroke-width="9" stroke-dasharray="46 30" d="M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}"/>`;
};
/** The line of a straight punch, with an edge that parts it from what it crosses. */
const straight = (from: Vec, to: Vec, stroke: string) =>
  arrow(view, [from, mix(from, to, 0.5), to], { stroke, width: 13, edge: ink.paper });
// Two lead feet, two jabs, two rear hands, the foot outside, and the circle that has not changed.
const numbers: readonly Vec[] = [
  [-0.03, 0, 0],
  [0, 1.63, -0.26],
  [-0.14, 1.2, 0.16],
  [0.22, 0, -0.68],
  [-0.24, 0, 0.53],
];

export default {
  alt: `From above: ${seen(paoloAlmendra)} faces southpaw ${gloved(harutoMinase)}, lead foot to lead foot; numbers mark five lines.`,
  svg: poster({
    background: '#8fa3e0',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#a9b8ea', pitch: 34, cover: (x, y) => 1.2 - 1.5 * Math.hypot(x - 0.5, y - 0.55) },
      ),
      lane(-0.54),
      lane(0.16),
      // Almendra’s arrows are of his gloves’ blue, and Minase’s red: his lead foot goes by outside.
      arrow(view, [
        [0.26, 0, -0.36],
        [0.05, 0, -0.4],
        [-0.16, 0, -0.38],
      ]),
      arrow(
        view,
        [
          [-0.62, 0, 0.36],
          [-0.4, 0, 0.62],
          [0.2, 0, 0.46],
        ],
        { stroke: ink.nightBlue },
      ),
      boxers,
      straight([-0.4, 1.4, 0.34], [0.515, 1.49, 0.02], ink.nightBlue),
      straight([0.41, 1.42, 0.12], [-0.53, 1.4, 0.14], ink.red),
      ...numbers.map((at, n) => {
        const { x, y } = on(at);
        return step((n + 1) as 1 | 2 | 3 | 4 | 5, x, y);
      }),
    ],
  }),
} satisfies Drawing;
