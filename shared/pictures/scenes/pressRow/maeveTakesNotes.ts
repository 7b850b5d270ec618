import { clothed, maeveThorncastle } from '../../cast/index.ts';
import { parted } from '../../kit/figure/hand.ts';
import { writingHand } from '../../kit/figure/holding.ts';
import { collar } from '../../kit/gear/clothes/collars.ts';
import { jacket } from '../../kit/gear/clothes/jacket.ts';
import { tailored } from '../../kit/gear/clothes/sleeves.ts';
import { block, dyes, type Frame, type Group, standing, strokes, unit } from '../../kit/index.ts';
import { TABLE_HEIGHT } from './setting.ts';
import { behindTable, navyCloth, pressed, sitting, type Writer, whiteCloth } from './writer.ts';
import { withHands } from './writersHands.ts';

/** At the nib of the pencil. The back of her right hand looks at the viewer, its thumb is behind. */
const nib: Frame = {
  at: [-0.9, TABLE_HEIGHT + 0.018, 0.5],
  up: unit([1, 0, 1]),
  forward: unit([-0.41, 0.82, 0.41]),
  left: unit([0.58, 0.57, -0.58]),
};

const person = pressed(
  clothed(
    maeveThorncastle,
    {
      ...sitting,
      lean: 10,
      head: { turn: 10, nod: 15, tilt: -8 },
      leftHand: [0.38, 0.9, 0.17],
      leftPalm: [-0.9, -0.4, 0],
      leftElbow: [-0.2, -1, 0.7],
      rightHand: [0.36, 0.91, -0.16],
      rightElbow: [-0.3, -1, -0.4],
    },
    { at: [-0.9, 0, 0], facing: 86 },
    { mood: 'calm', gaze: [0.2, -1], top: navyCloth, build: behindTable(0.84, [12, 16, 20, 26]) },
  ),
  (groups) =>
    withHands(tailored(collar(jacket(groups), 0.7)), {
      left: parted,
      right: () => writingHand(nib, { size: 1.15, material: 'maeve-thorncastle.skin' }),
    }),
  {
    'maeve-thorncastle.coat': whiteCloth,
    'maeve-thorncastle.sleeve': whiteCloth,
    'maeve-thorncastle.cuff-band': navyCloth,
    'maeve-thorncastle.collar': navyCloth,
    pencil: dyes.amber,
  },
);

const sheet: Group = {
  material: 'paper',
  solids: [
    block(standing([-0.91, TABLE_HEIGHT + 0.01, 0.56], 82), [0.16, 0.006, 0.16], { round: 0.002 }),
  ],
};

const lapelsAndElbows = strokes('#9b907c', [
  [128, 540, 96, 614, 4, 3],
  [96, 616, 122, 612, 0, 3],
  [100, 622, 184, 748, 5, 4],
  [264, 540, 302, 612, -4, 3],
  [302, 614, 278, 608, 0, 3],
  [298, 620, 196, 748, -5, 4],
  [352, 776, 404, 742, -4, 7],
  [356, 782, 388, 716, -3, 6],
  [60, 720, 28, 690, 2, 6],
  [58, 726, 22, 722, 2, 5],
]);

export const maeveTakesNotes: Writer = { person, things: [sheet], creases: lapelsAndElbows };
