import type { Vec } from '../geometry/vector.ts';

/**
 * In metres of a figure 1.8 m tall: [forward, up, left] of the spot it stands on. Angles in
 * degrees: turn to its left, lean and nod forwards, tilt to its left.
 */
export type Pose = {
  hips: Vec;
  hipTurn: number;
  chestTurn: number;
  lean: number;
  side?: number;
  head?: { turn?: number; nod?: number; tilt?: number };
  leftHand: Vec;
  rightHand: Vec;
  /** Where the palms look; inwards and down if left out. */
  leftPalm?: Vec;
  rightPalm?: Vec;
  /** Which way the elbows point; down, out and back if left out. */
  leftElbow?: Vec;
  rightElbow?: Vec;
  leftFoot: Vec;
  rightFoot: Vec;
  /** Degrees the toes turn to the left. */
  leftToes?: number;
  rightToes?: number;
  /** Degrees the heels are lifted. */
  leftHeel?: number;
  rightHeel?: number;
};

export const guard: Pose = {
  hips: [0, 0.93, 0],
  hipTurn: -42,
  chestTurn: -38,
  lean: 9,
  head: { turn: -4, nod: 14, tilt: -4 },
  leftHand: [0.4, 1.5, 0.12],
  rightHand: [0.2, 1.49, -0.1],
  leftElbow: [-0.1, -1, 0.35],
  rightElbow: [-0.1, -1, -0.45],
  leftFoot: [0.26, 0.09, 0.1],
  rightFoot: [-0.26, 0.12, -0.16],
  leftToes: -25,
  rightToes: -50,
  rightHeel: 22,
};

export const squareUp: Pose = {
  ...guard,
  lean: 4,
  chestTurn: -30,
  head: { turn: -6, nod: 6 },
  leftHand: [0.42, 1.36, 0.1],
  rightHand: [0.27, 1.33, -0.12],
  leftElbow: [-0.2, -1, 0.4],
  rightElbow: [-0.5, -1, -0.5],
};

export const highGuard: Pose = {
  ...guard,
  lean: 15,
  head: { nod: 20 },
  leftHand: [0.25, 1.53, 0.1],
  rightHand: [0.22, 1.52, -0.09],
  leftElbow: [0.1, -1, 0.25],
  rightElbow: [0.1, -1, -0.25],
};

export const lowLead: Pose = {
  ...guard,
  chestTurn: -58,
  lean: -4,
  head: { turn: 4, nod: 10 },
  leftHand: [0.3, 1.13, 0.0],
  rightHand: [0.13, 1.47, -0.16],
  leftElbow: [-0.6, -0.4, 0.5],
};

export const jab: Pose = {
  ...guard,
  hips: [0.05, 0.92, 0],
  chestTurn: -62,
  lean: 12,
  head: { turn: -2, nod: 16 },
  leftHand: [1.0, 1.52, 0.03],
  leftPalm: [0, -1, -0.2],
  leftElbow: [0, -0.8, 0.8],
  rightHand: [0.16, 1.5, -0.12],
};

export const cross: Pose = {
  ...guard,
  hips: [0.08, 0.91, 0],
  hipTurn: 28,
  chestTurn: 46,
  lean: 16,
  head: { turn: 2, nod: 18, tilt: 6 },
  rightHand: [1.0, 1.5, 0.02],
  rightPalm: [0, -1, 0.2],
  rightElbow: [0, -0.8, -0.8],
  leftHand: [0.2, 1.48, 0.14],
  rightFoot: [-0.3, 0.16, -0.14],
  rightToes: 5,
  rightHeel: 45,
};

export const hook: Pose = {
  ...guard,
  hipTurn: -75,
  chestTurn: -85,
  lean: 8,
  leftHand: [0.42, 1.5, -0.12],
  leftPalm: [0, -0.3, -1],
  leftElbow: [0.3, 0.1, 1],
  rightHand: [0.15, 1.5, -0.12],
};

export const uppercut: Pose = {
  ...guard,
  hips: [0.06, 0.88, 0],
  hipTurn: 20,
  chestTurn: 35,
  lean: 12,
  side: -12,
  rightHand: [0.42, 1.3, 0.02],
  rightPalm: [-1, 0.3, 0],
  rightElbow: [-0.3, -1, -0.2],
};

export const slip: Pose = {
  ...highGuard,
  hips: [0, 0.86, -0.02],
  lean: 24,
  side: -20,
  head: { nod: 8, tilt: 8 },
};

export const running: Pose = {
  hips: [0, 0.98, 0],
  hipTurn: 0,
  chestTurn: 8,
  lean: 12,
  head: { turn: -4, nod: 4 },
  leftHand: [-0.12, 1.1, 0.3],
  rightHand: [0.34, 1.32, -0.12],
  leftElbow: [-1, -0.2, 0.3],
  rightElbow: [-0.5, -1, -0.3],
  leftFoot: [0.3, 0.3, 0.08],
  rightFoot: [-0.52, 0.38, -0.08],
  leftToes: 0,
  rightToes: 0,
  rightHeel: 70,
};

export const skipping: Pose = {
  hips: [0, 1.04, 0],
  hipTurn: 0,
  chestTurn: 0,
  lean: 4,
  head: { nod: 4 },
  leftHand: [0.1, 1.08, 0.42],
  rightHand: [0.1, 1.08, -0.42],
  leftPalm: [1, 0, 0],
  rightPalm: [1, 0, 0],
  leftElbow: [-0.5, -1, 0.3],
  rightElbow: [-0.5, -1, -0.3],
  leftFoot: [0.02, 0.2, 0.07],
  rightFoot: [-0.16, 0.3, -0.07],
  leftToes: 8,
  rightToes: -8,
  leftHeel: 35,
  rightHeel: 50,
};

const across = (v: Vec | undefined): Vec | undefined => v && [v[0], v[1], -v[2]];
const minus = (n: number | undefined): number | undefined => (n === undefined ? undefined : -n);

export function mirrored(pose: Pose): Pose {
  const flip = (v: Vec): Vec => [v[0], v[1], -v[2]];
  return {
    ...pose,
    hips: flip(pose.hips),
    hipTurn: -pose.hipTurn,
    chestTurn: -pose.chestTurn,
    side: minus(pose.side),
    head: pose.head && {
      nod: pose.head.nod,
      turn: minus(pose.head.turn),
      tilt: minus(pose.head.tilt),
    },
    leftHand: flip(pose.rightHand),
    rightHand: flip(pose.leftHand),
    leftPalm: across(pose.rightPalm),
    rightPalm: across(pose.leftPalm),
    leftElbow: across(pose.rightElbow),
    rightElbow: across(pose.leftElbow),
    leftFoot: flip(pose.rightFoot),
    rightFoot: flip(pose.leftFoot),
    leftToes: minus(pose.rightToes),
    rightToes: minus(pose.leftToes),
    leftHeel: pose.rightHeel,
    rightHeel: pose.leftHeel,
  };
}
