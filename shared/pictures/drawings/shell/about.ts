import { clothed, gusFerraday, seen } from '../../cast/index.ts';
import { isHand, parted } from '../../kit/figure/hand.ts';
import { shortSleeves } from '../../kit/gear/clothes/sleeves.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  halftone,
  heavyBag,
  type Inks,
  ink,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.05, 1.38, 3.0], at: [0.05, 1.445, 0], view: 34, shift: [-80, 0] });

const owned = (who: string, inks: Record<string, Inks>) =>
  Object.fromEntries(
    Object.entries(inks).map(([material, value]) => [`${who}.${material}`, value]),
  );

const boxer = dressed(
  figure(
    {
      ...poses.hook,
      hips: [0.05, 0.92, 0],
      leftHand: [0.6, 1.45, 0.06],
      lean: 14,
      rightHand: [0.17, 1.41, -0.2],
      rightElbow: [-0.3, -1, -0.2],
      head: { turn: -26, nod: 8, tilt: 4 },
    },
    { at: [-0.56, 0, -0.05], facing: 20 },
    {
      height: 1.72,
      bulk: 0.94,
      headSize: 1.12,
      top: 'vest',
      face: { hair: 'topknot', mood: 'keen', gaze: [0.4, 0], jaw: 0.85 },
    },
  ),
  'boxer',
);
const coach = clothed(
  gusFerraday,
  {
    ...poses.squareUp,
    lean: 16,
    chestTurn: -16,
    hipTurn: 0,
    head: { nod: 2, turn: 12, tilt: 8 },
    leftHand: [0.43, 1.28, 0.1],
    rightHand: [0.4, 1.5, -0.08],
    leftElbow: [-0.3, -1, 0.2],
    rightElbow: [-0.2, -1, -0.1],
    leftPalm: [0.1, 0, -1],
    rightPalm: [0.5, 0, -0.85],
  },
  { at: [0.83, 0, 0.06], facing: 158 },
  {
    mood: 'glad',
    top: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.62] },
    build: { headSize: 1.12, curl: [8, 10, 12, 16], neck: 0.012 },
  },
);
const shirted = shortSleeves(coach.groups).flatMap((group) =>
  isHand(group) ? parted(group) : [{ ...group, folds: 0 }],
);

export default {
  alt: `A boxer in blue gloves jabs a heavy bag; ${seen(gusFerraday)} holds it steady from behind and beams at her.`,
  svg: poster({
    background: ink.red,
    layers: [
      panes(
        view,
        { at: [-4.3, 1.16, -2.4], along: [1.5, 0, 0], up: [0, 0.85, 0], rows: 2, columns: 6 },
        ['#f7d79c', '#f3c67c'],
        ink.deepRed,
      ),
      halftone(
        { x: 0, y: 716, width: 1600, height: 284 },
        { ink: ink.deepRed, pitch: 34, cover: (_, y) => 0.25 + y },
      ),
      print(
        [
          ...boxer,
          ...shirted,
          ...heavyBag([0.2, 2.2, 0], { length: 1.15, radius: 0.19, swing: [0.06, -0.998, 0] }),
        ],
        {
          view,
          light: { from: [-1.0, 3.2, 2.8], rim: [0.85, 0.25, -0.45], fill: 0.2 },
          inks: {
            ...owned(
              'boxer',
              worn({ skin: skins.deep, gloves: dyes.blue, top: dyes.white, shorts: dyes.blue }),
            ),
            ...coach.inks,
            bag: dyes.tan,
            strap: dyes.black,
            steel: dyes.steel,
          },
        },
      ),
    ],
  }),
} satisfies Drawing;
