import { clothed, rosalindQuaye } from '../../cast/index.ts';
import { hand, parted } from '../../kit/figure/hand.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { jacket } from '../../kit/gear/clothes/jacket.ts';
import { tailored } from '../../kit/gear/clothes/sleeves.ts';
import {
  dyes,
  type Frame,
  type Group,
  hoop,
  ink,
  rotate,
  strokes,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';
import { kitchenScale, weighedGlove } from './kitchenScale.ts';
import { behindTable, cloth, pressed, sitting, type Writer, whiteCloth } from './writer.ts';
import { atWrist, cuffAround, withHands } from './writersHands.ts';

/** Her left hand points at the dial of the scale. */
const pointing = {
  up: unit([-1, -0.32, 0.06]),
  forward: unit([-0.12, 0.4, 0.9]),
  left: unit([-0.3, 0.88, -0.4]),
};
/** Her right hand steadies the scale. */
const steadying = {
  up: unit([1, 0.02, 0.06]),
  forward: unit([0, 0.3, 0.95]),
  left: unit([0, 0.95, -0.3]),
};

const cuffedHand = (frame: Frame, fingers: { curl: readonly number[]; thumb: Vec }): Group[] => [
  ...hand(frame, { size: 1.12, material: 'rosalind-quaye.skin', ...fingers }).flatMap(parted),
  cuffAround('rosalind-quaye', within(frame, [0, -0.07, 0]), within(frame, [0, -0.02, 0])),
];

const amberCloth = cloth('#7a4a1c', '#c4862f', ink.amber);

const person = pressed(
  clothed(
    rosalindQuaye,
    {
      ...sitting,
      head: { turn: -10, nod: 8, tilt: 7 },
      leftHand: [0.52, 0.975, 0.285],
      leftElbow: [-0.2, -0.8, 1],
      rightHand: [0.5, 0.945, -0.27],
      rightElbow: [-0.2, -0.8, -1],
    },
    { at: [0, 0, 0], facing: 90 },
    { mood: 'glad', gaze: [0.1, 0.2], top: whiteCloth, build: behindTable(0.84) },
  ),
  (groups) =>
    withHands(tailored(jacket(groups), { to: 0.9, cuff: false }), {
      left: (bare) =>
        cuffedHand(atWrist(bare, pointing), {
          curl: [3, 66, 72, 76],
          thumb: [-0.04, 0.07, 0.03],
        }),
      right: (bare) =>
        cuffedHand(atWrist(bare, steadying), {
          curl: [8, 12, 16, 22],
          thumb: [-0.01, 0.08, 0.07],
        }),
    }),
  {
    'rosalind-quaye.coat': amberCloth,
    'rosalind-quaye.sleeve': amberCloth,
    'rosalind-quaye.cuff-band': whiteCloth,
    scale: { tones: [ink.slate, '#8f9ab8', '#cfd6e8'], levels: [0.1, 0.6] },
    'weighed.glove': dyes.red,
    'weighed.cuff': dyes.red,
    'weighed.tape': dyes.white,
  },
);

/** Rings in her ears, in the amber of the pencil of Maeve Thorncastle. */
function earrings(): Group {
  const skull = skullOf(person.groups, 1);
  return {
    material: 'pencil',
    solids: [1, -1].map((side) => {
      const lobe = within(skull, [-0.02, -0.062, 0.098 * side]);
      return hoop({ ...rotate(skull, { tilt: 90 }), at: lobe }, 0.022, 0.005);
    }),
  };
}

const elbows = strokes('#8a5720', [
  [626, 638, 548, 672, 3, 7],
  [618, 623, 573, 623, 3, 6],
  [978, 638, 1059, 665, -3, 7],
  [989, 623, 1035, 614, -3, 6],
]);

export const rosalindWeighsGlove: Writer = {
  person,
  things: [kitchenScale, ...weighedGlove, earrings()],
  creases: elbows,
};
