import { clothed, piersHolloway } from '../../cast/index.ts';
import { grasp } from '../../kit/figure/holding.ts';
import { collar } from '../../kit/gear/clothes/collars.ts';
import { tailored } from '../../kit/gear/clothes/sleeves.ts';
import {
  along,
  drum,
  dyes,
  type Frame,
  type Group,
  hoop,
  ink,
  strokes,
  unit,
  within,
} from '../../kit/index.ts';
import { behindTable, cloth, pressed, sitting, type Writer } from './writer.ts';
import { cuffAround, withHands } from './writersHands.ts';

/** In the middle of the mug that both of his hands hold. */
const mug: Frame = along([0.885, 1.08, 0.32], [0.06, 1, 0.3], [0, 0, 1]);

/** The radius of the mug, in metres. */
const RADIUS = 0.066;

/** The hand that holds the mug from this side: 1 is his left, -1 his right. */
function handOnMug(side: 1 | -1): Group[] {
  const frame: Frame = {
    ...mug,
    at: within(mug, [0, 0.012 * side, 0]),
    left: unit([-side, 0.5, 0]),
  };
  const behind = (distance: number) => within(frame, [0, 0, -RADIUS - distance]);

  return [
    ...grasp(frame, RADIUS, {
      size: 1.1,
      start: 168,
      thumb: 'hidden',
      material: 'piers-holloway.skin',
    }),
    cuffAround('piers-holloway', behind(0.17), behind(0.1), 0.043),
  ];
}

const shirtCloth = cloth('#1d2a4c', '#4a5f92', '#7d93c8');

const person = pressed(
  clothed(
    piersHolloway,
    {
      ...sitting,
      lean: 4,
      head: { turn: -36, nod: -10, tilt: 8 },
      leftHand: [0.3, 0.99, 0.19],
      leftElbow: [0.5, -1, 0.5],
      rightHand: [0.3, 0.99, -0.21],
      rightElbow: [0.5, -1, -0.5],
    },
    { at: [0.9, 0, 0], facing: 94 },
    { mood: 'glad', gaze: [-0.7, 0.5], top: shirtCloth, build: behindTable(0.94) },
  ),
  (groups) =>
    withHands(tailored(collar(groups, 0.35), { to: 1, loose: 0.01, cuff: false }), {
      left: () => handOnMug(1),
      right: () => handOnMug(-1),
    }),
  {
    'piers-holloway.collar': dyes.white,
    'piers-holloway.sleeve': shirtCloth,
    'piers-holloway.cuff-band': cloth('#121a30', '#33436d', '#4a5f92'),
    cup: dyes.red,
    tea: { tones: [ink.darkLeather] },
  },
);

const mugOfTea: Group[] = [
  {
    material: 'cup',
    solids: [
      drum(within(mug, [0, -0.08, 0]), within(mug, [0, 0.1, 0]), [RADIUS - 0.006, RADIUS], {
        round: 0.006,
      }),
      drum(within(mug, [0, 0.09, 0]), within(mug, [0, 0.2, 0]), [RADIUS - 0.008, RADIUS - 0.008], {
        carve: true,
        blend: 0.003,
      }),
    ],
  },
  // Its white rim.
  { material: 'paper', solids: [hoop({ ...mug, at: within(mug, [0, 0.1, 0]) }, RADIUS, 0.006)] },
  {
    material: 'tea',
    solids: [
      drum(within(mug, [0, 0.06, 0]), within(mug, [0, 0.086, 0]), [RADIUS - 0.01, RADIUS - 0.01]),
    ],
  },
];

const elbowsAndChest = strokes('#33436d', [
  [1279, 648, 1220, 638, 3, 7],
  [1275, 661, 1188, 680, 3, 7],
  [1567, 665, 1627, 648, 3, 6],
  [1319, 468, 1362, 487, 3, 5],
  [1317, 479, 1343, 519, 3, 5],
  [1555, 468, 1529, 500, 3, 5],
]);

export const piersLaughs: Writer = { person, things: mugOfTea, creases: elbowsAndChest };
