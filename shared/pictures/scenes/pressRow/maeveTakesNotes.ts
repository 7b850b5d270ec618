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
  at: [-0.855, TABLE_HEIGHT + 0.018, 0.5],
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
      // She looks up from her notes, at what the scale says.
      head: { turn: 30, nod: 5, tilt: -5 },
      leftHand: [0.38, 0.9, 0.17],
      leftPalm: [-0.9, -0.4, 0],
      leftElbow: [-0.2, -1, 0.7],
      rightHand: [0.36, 0.91, -0.16],
      rightElbow: [-0.3, -1, -0.4],
    },
    { at: [-0.855, 0, 0], facing: 86 },
    { mood: 'glad', gaze: [0.6, -0.5], top: navyCloth, build: behindTable(0.84, [12, 16, 20, 26]) },
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
    block(standing([-0.865, TABLE_HEIGHT + 0.01, 0.56], 82), [0.16, 0.006, 0.16], { round: 0.002 }),
  ],
};

const lapelsAndElbows = strokes('#9b907c', [
  [119, 479, 86, 557, 4, 3],
  [86, 559, 113, 555, 0, 3],
  [90, 566, 179, 699, 5, 4],
  [264, 479, 304, 555, -4, 3],
  [304, 557, 278, 551, 0, 3],
  [300, 563, 192, 699, -5, 4],
  [357, 729, 412, 693, -4, 7],
  [361, 735, 395, 665, -3, 6],
  [47, 669, 13, 638, 2, 6],
  [45, 676, 7, 672, 2, 5],
]);

export const maeveTakesNotes: Writer = { person, things: [sheet], creases: lapelsAndElbows };
