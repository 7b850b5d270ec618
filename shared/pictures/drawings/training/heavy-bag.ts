import { worn } from '../../kit/gear/worn.ts';
import {
  add,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  figure,
  type Group,
  halftone,
  heavyBag,
  ink,
  poses,
  poster,
  print,
  skins,
  standing,
  type Vec,
} from '../../kit/index.ts';
import { bricks } from '../../kit/places/gym.ts';

/** Beyond the bag stands the boxer; above both is the beam that it hangs from. */
const view = camera({ eye: [0.05, 1.1, 3.05], at: [0.03, 1.44, 0], view: 47, roll: 2 });

const BEAM = 2.2;
const HOOK: Vec = [-0.28, 2.14, 0.24];
const beam: Group[] = [
  {
    material: 'beam',
    solids: [block(standing([0, BEAM, HOOK[2]], 0), [3, 0.075, 0.09], { round: 0.008 })],
  },
  {
    material: 'steel',
    solids: [drum(add(HOOK, [0, -0.04, 0]), add(HOOK, [0, 0.005, 0]), [0.07, 0.085])],
  },
];

const blow = print(
  [
    ...figure(
      {
        ...poses.cross,
        rightHand: [0.95, 1.47, -0.02],
        leftHand: [0.22, 1.36, 0.25],
        rightElbow: [0, -1, -0.3],
        leftElbow: [-0.1, -1, 0.5],
        lean: 14,
        head: { turn: 4, nod: 8, tilt: 4 },
      },
      { at: [0.73, 0, -0.35], facing: 145 },
      { height: 1.82, bulk: 1.1, headSize: 1.12, face: { hair: 'curls', mood: 'keen' } },
    ),
    // The chain is part of the bag and ends below the hook.
    ...heavyBag(HOOK, { length: 0.98, radius: 0.19, swing: [-0.12, -0.99, 0.05] }),
    ...beam,
  ],
  {
    view,
    light: { from: [1.2, 2.2, 3], rim: [-0.85, 0.25, -0.45], fill: 0.24 },
    inks: {
      ...worn({ skin: skins.deep, gloves: dyes.blue, shorts: dyes.black, band: dyes.white }),
      bag: dyes.tan,
      strap: dyes.black,
      steel: dyes.steel,
      beam: { tones: ['#2c1409', ink.darkLeather, '#7a4426'], levels: [0.1, 0.4] },
    },
  },
);

export default {
  alt: 'A curly-haired boxer in blue gloves drives a straight right into a leather heavy bag that hangs by its chains from a beam.',
  svg: poster({
    background: ink.nightRed,
    layers: [
      bricks(
        view,
        { at: [-5, -0.4, -2.4], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 26, columns: 21 },
        [ink.deepRed, '#a3201b', ink.red, ink.deepRed],
      ),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.nightRed, pitch: 26, cover: (_, y) => y * 1.4 },
      ),
      blow,
    ],
  }),
} satisfies Drawing;
