import { boxing, paoloAlmendra, seen } from '../../cast/index.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import { paddedGuard } from '../../kit/gear/headgear/paddedGuard.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  type Inks,
  ink,
  mirrored,
  poses,
  poster,
  print,
  rope,
  skins,
} from '../../kit/index.ts';
import { boards, bricks } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1.2, 2.7], at: [0.01, 1.24, 0], view: 38.5 });

const tucked = { leftElbow: [0.1, -1, 0.15], rightElbow: [0.1, -1, -0.1] } as const;
const padding = { strap: 'worn', open: true } as const;
const guardInks = (leather: Inks): Record<string, Inks> => ({
  guard: leather,
  pad: leather,
  lining: { tones: [ink.black, ink.darkLeather] },
  trim: dyes.white,
  stud: { tones: [ink.leather, ink.amber] },
});

// Both guards leave the face open: the man who hired the other is to be known.
const paolo = boxing(
  paoloAlmendra,
  {
    ...poses.jab,
    hips: [0.04, 0.84, 0],
    lean: 16,
    chestTurn: -34,
    head: { turn: -20, nod: 4 },
    leftHand: [0.82, 1.44, 0.02],
    rightHand: [0.2, 1.23, -0.15],
    rightElbow: tucked.rightElbow,
  },
  { at: [-0.66, 0, 0.1], facing: 12 },
  { mood: 'keen', gaze: [0.3, 0] },
);
const almendra = print([...paolo.groups, ...paddedGuard(skullOf(paolo.groups), 1.03, padding)], {
  view,
  floor: ink.nightBlue,
  light: { from: [0.5, 1.5, 3], fill: 0.2 },
  inks: { ...paolo.inks, ...guardInks(dyes.blue) },
});
const partner = figure(
  mirrored({
    ...poses.guard,
    lean: -6,
    side: -6,
    head: { turn: -20, nod: 6, tilt: -6 },
    // His lead hand meets the jab from outside.
    leftHand: [0.5, 1.42, -0.02],
    rightHand: [0.2, 1.38, -0.15],
    ...tucked,
  }),
  { at: [0.62, 0, -0.04], facing: 166 },
  {
    height: 1.66,
    top: 'vest',
    face: { hair: 'crop', beard: 'full' },
  },
);
const southpaw = print([...partner, ...paddedGuard(skullOf(partner), 1.04, padding)], {
  view,
  floor: ink.nightBlue,
  light: { from: [-0.5, 1.5, 3], fill: 0.2 },
  inks: {
    ...worn({
      skin: skins.olive,
      gloves: dyes.red,
      top: dyes.white,
      shorts: dyes.red,
      band: dyes.black,
      boots: dyes.tan,
    }),
    ...guardInks(dyes.red),
  },
});

export default {
  alt: `In head guards: ${seen(paoloAlmendra)} jabs, and a left-handed sparring partner turns the jab away with his own lead hand.`,
  svg: poster({
    background: '#8d6a3f',
    layers: [
      bricks(
        view,
        { at: [-4, 0, -2.6], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 16, columns: 17 },
        [ink.amber, '#d59645', '#e8b264', ink.amber],
      ),
      rope(view, [-5, 1.36, -1.7], [5, 1.36, -1.7], { ink: ink.red, light: '#f0604a' }),
      rope(view, [-5, 0.92, -1.7], [5, 0.92, -1.7], { ink: ink.paper, light: ink.paper }),
      rope(view, [-5, 0.48, -1.7], [5, 0.48, -1.7], { ink: ink.blue, light: '#5f86ff' }),
      boards(view, { at: [-6, 0, -1.9], along: [12, 0, 0], across: [0, 0, 1.2], count: 4 }, [
        ink.deepBlue,
        ink.blue,
      ]),
      southpaw,
      // His glove is in front of the one that meets it.
      almendra,
    ],
  }),
} satisfies Drawing;
