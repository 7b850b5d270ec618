import { clothed, desmondAkerele } from '../../cast/index.ts';
import { laidHood } from '../../kit/gear/clothes/collars.ts';
import { tailored } from '../../kit/gear/clothes/sleeves.ts';
import { dyes, type Group, gloveAt, ink, strokes } from '../../kit/index.ts';
import { behindTable, cloth, pressed, upright, type Writer, withLongTop } from './writer.ts';
import { atWrist, withHands } from './writersHands.ts';

const gloved = (bare: Group): Group[] => {
  const [palm] = bare.solids;
  return palm ? gloveAt(atWrist(bare, palm.frame), 0.98) : [];
};

const redCloth = cloth(ink.deepRed, ink.red, '#f0604a');
const darkRedCloth = cloth(ink.nightRed, ink.deepRed, ink.red);

const person = pressed(
  clothed(
    desmondAkerele,
    {
      ...upright,
      chestTurn: 6,
      head: { turn: 30, nod: 10, tilt: 2 },
      leftHand: [0.37, 1.22, 0.09],
      leftPalm: [0.3, 0.2, -1],
      leftElbow: [0, -1, 0.5],
      rightHand: [0.3, 1.3, -0.16],
      rightPalm: [0.5, 0, 1],
      rightElbow: [0, -1, -0.6],
    },
    { at: [0.47, 0, -0.3], facing: 88 },
    { mood: 'glad', gaze: [0.5, -0.7], top: redCloth, build: behindTable(0.94) },
  ),
  (groups) =>
    withHands(tailored(laidHood(withLongTop(groups, 0.47)), { to: 0.1, loose: 0.014 }), {
      left: gloved,
      right: gloved,
    }),
  {
    'desmond-akerele.cowl': darkRedCloth,
    'desmond-akerele.sleeve': redCloth,
    'desmond-akerele.cuff-band': darkRedCloth,
    glove: dyes.blue,
    cuff: dyes.blue,
    tape: dyes.white,
  },
);

const pocketAndElbow = strokes(ink.deepRed, [
  [1061, 578, 1188, 580, 3, 4],
  [1061, 578, 1037, 631, -2, 4],
  [900, 474, 953, 457, 3, 6],
]);
const cordsOfHood = strokes(ink.paper, [
  [1160, 301, 1156, 339, 2, 4],
  [1192, 294, 1203, 341, -2, 4],
]);

export const desmondShowsGuard: Writer = {
  person,
  things: [],
  creases: pocketAndElbow + cordsOfHood,
};
