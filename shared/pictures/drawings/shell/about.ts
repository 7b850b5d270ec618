import { hooded } from '../../kit/gear/sweats.ts';
import { worn } from '../../kit/gear/worn.ts';
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
const coach = dressed(
  hooded(
    figure(
      {
        ...poses.squareUp,
        lean: 16,
        chestTurn: -16,
        hipTurn: 0,
        head: { nod: 0, turn: 12, tilt: 10 },
        leftHand: [0.41, 1.24, 0.1],
        rightHand: [0.38, 1.44, -0.07],
        leftElbow: [-0.3, -1, 0.2],
        rightElbow: [-0.2, -1, -0.1],
        leftPalm: [0.1, 0, -1],
        rightPalm: [0.5, 0, -0.85],
      },
      { at: [0.83, 0, 0.06], facing: 158 },
      {
        height: 1.76,
        bulk: 1.12,
        headSize: 1.12,
        hands: 'bare',
        curl: [6, 6, 8, 10],
        face: { hair: 'bald', beard: 'moustache', mood: 'glad' },
      },
    ),
    0.02,
    false,
    false,
  ),
  'coach',
  // Folds would stripe so small a shade below his chin.
).map((group) => ({ ...group, folds: 0 }));

export default {
  alt: 'A boxer in blue gloves hooks a heavy bag; her old coach holds it steady from behind and beams at her.',
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
          ...coach,
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
            ...owned('coach', worn({ skin: skins.pale, hair: dyes.grey })),
            'coach.hood': { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.62] },
            // Of his trousers only a sliver would show.
            'coach.sweats': { tones: [ink.nightBlue, ink.deepBlue] },
            bag: dyes.tan,
            strap: dyes.black,
            steel: dyes.steel,
          },
        },
      ),
    ],
  }),
} satisfies Drawing;
