import { clothed, tamLindqvist } from '../../cast/index.ts';
import { parted } from '../../kit/figure/hand.ts';
import { grasp } from '../../kit/figure/holding.ts';
import { collar } from '../../kit/gear/clothes/collars.ts';
import { tailored } from '../../kit/gear/clothes/sleeves.ts';
import {
  along,
  block,
  dyes,
  type Frame,
  type Group,
  ink,
  strokes,
  taper,
  within,
} from '../../kit/index.ts';
import {
  behindTable,
  cloth,
  pressed,
  upright,
  type Writer,
  whiteCloth,
  withLongTop,
} from './writer.ts';
import { withHands } from './writersHands.ts';

/** In the middle of the microphone's handle, which leans towards his mouth. */
const handle: Frame = along([-0.46, 1.2, 0.14], [0.12, 1, -0.1], [0.1, 0, 1]);

const blueCloth = cloth(ink.nightBlue, ink.deepBlue, ink.blue);

const person = pressed(
  clothed(
    tamLindqvist,
    {
      ...upright,
      head: { turn: 34, nod: 10, tilt: 6 },
      leftHand: [0.34, 1.03, -0.02],
      leftPalm: [-1, -0.1, 0],
      leftElbow: [-0.1, -1, 0.7],
      rightHand: [0.42, 1.185, -0.19],
      rightPalm: [-0.15, 0, 1],
      rightElbow: [0, -1, -0.5],
    },
    { at: [-0.46, 0, -0.3], facing: 86 },
    { mood: 'keen', gaze: [0.5, -0.7], top: blueCloth, build: behindTable(0.9, [16, 20, 24, 30]) },
  ),
  (groups) =>
    withHands(tailored(collar(withLongTop(groups, -0.46), 0.3), { to: 0.2, loose: 0.01 }), {
      left: parted,
      right: () => grasp(handle, 0.018, { size: 1.12, material: 'tam-lindqvist.skin' }),
    }),
  {
    'tam-lindqvist.collar': whiteCloth,
    'tam-lindqvist.sleeve': blueCloth,
    'tam-lindqvist.cuff-band': cloth(ink.nightBlue, ink.nightBlue, ink.deepBlue),
    notebook: { tones: [ink.nightRed, ink.red], levels: [0.1] },
    handle: dyes.black,
    mesh: dyes.steel,
  },
);

/** The notebook is under the fingers of his left hand, at his waist. */
function notebookUnder(groups: readonly Group[]): Group {
  const finger = groups.find(({ material }) => material.endsWith('.finger-1'))?.solids[0]?.frame;
  if (!finger) throw new Error('pictures: the figure has no parted fingers.');

  const { forward, up, left } = finger;
  const frame = { at: within(finger, [-0.034, 0.02, 0]), forward, up: left, left: up };
  return { material: 'notebook', solids: [block(frame, [0.008, 0.095, 0.07], { round: 0.004 })] };
}

const microphone: Group[] = [
  {
    material: 'handle',
    solids: [taper(within(handle, [0, -0.13, 0]), within(handle, [0, 0.1, 0]), [0.015, 0.021])],
  },
  {
    material: 'mesh',
    solids: [taper(within(handle, [0, 0.125, 0]), within(handle, [0, 0.145, 0]), [0.035, 0.037])],
  },
];

const elbowAndWaist = strokes(ink.nightBlue, [
  [579, 515, 622, 498, 4, 7],
  [579, 521, 620, 530, -2, 6],
  [564, 428, 539, 479, -4, 6],
  [445, 648, 515, 634, 5, 6],
  [437, 686, 500, 680, 4, 5],
]);

export const tamHoldsMicrophone: Writer = {
  person,
  things: [notebookUnder(person.groups), ...microphone],
  creases: elbowAndWaist,
};
