import { boxing, paoloAlmendra, seen } from '../../cast/index.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { paddedGuard } from '../../kit/gear/paddedGuard.ts';
import { worn } from '../../kit/gear/worn.ts';
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

const view = camera({ eye: [0, 1.2, 2.7], at: [0.01, 1.24, 0], view: 37 });

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
    ...poses.guard,
    hips: [0, 0.9, 0],
    head: { turn: -26, nod: 2 },
    leftHand: [0.52, 1.36, 0.06],
    rightHand: [0.22, 1.31, -0.13],
    ...tucked,
  },
  { at: [-0.5, 0, 0.04], facing: 14 },
  { mood: 'calm' },
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
    lean: 10,
    head: { turn: -20, nod: 2 },
    leftHand: [0.51, 1.42, 0.06],
    rightHand: [0.2, 1.35, -0.15],
    ...tucked,
  }),
  { at: [0.53, 0, -0.04], facing: 164 },
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
  alt: `In head guards, ${seen(paoloAlmendra)} and a left-handed sparring partner spar lead hand to lead hand in a gym.`,
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
      almendra,
      southpaw,
    ],
  }),
} satisfies Drawing;
