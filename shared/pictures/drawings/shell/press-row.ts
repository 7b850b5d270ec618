import {
  clothed,
  desmondAkerele,
  maeveThorncastle,
  piersHolloway,
  rosalindQuaye,
  tamLindqvist,
  together,
} from '../../cast/index.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import {
  block,
  camera,
  crowd,
  type Drawing,
  drum,
  dyes,
  halftone,
  hoop,
  type Inks,
  ink,
  type Pose,
  poses,
  poster,
  print,
  rotate,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { chair } from '../../kit/places/chair.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.06, 1.44, 3.6], at: [0.08, 1.23, 0], view: 36.3 });

type Hands = { left: Vec; right: Vec };
const seated = (head: Pose['head'], hands: Hands): Pose => ({
  ...poses.squareUp,
  hips: [0, 0.62, 0],
  hipTurn: 0,
  chestTurn: 0,
  lean: 7,
  head,
  leftHand: hands.left,
  rightHand: hands.right,
  leftElbow: [-0.5, -1, 0.6],
  rightElbow: [-0.5, -1, -0.6],
});
const standingBy = (head: Pose['head'], hands: Hands): Pose => ({
  ...seated(head, hands),
  hips: [0, 1, 0],
  lean: 4,
});
const writing: Hands = { left: [0.4, 0.86, 0.15], right: [0.42, 0.87, -0.1] };
const typing: Hands = { left: [0.36, 0.87, 0.22], right: [0.36, 0.87, -0.22] };
const cupped: Hands = { left: [0.3, 1.2, 0.07], right: [0.3, 1.2, -0.07] };
const noting: Hands = { left: [0.34, 1.24, 0.12], right: [0.3, 1.33, -0.09] };

const cloth = (dark: string, middle: string, light: string): Inks => ({
  tones: [dark, middle, light],
  levels: [0.16, 0.56],
});
// Small people in jumpers look like armour with a pea on top, unless heads are larger than life.
const build = (bulk: number) => ({ legs: false, bulk, headSize: 1.2, curl: [38, 44, 52, 60] });

const row = together(
  clothed(
    maeveThorncastle,
    seated({ turn: 8, nod: 14, tilt: -5 }, writing),
    { at: [-0.74, 0, 0.04], facing: 88 },
    {
      mood: 'keen',
      gaze: [0.1, -1],
      top: cloth('#8d8371', ink.sand, ink.paper),
      build: build(0.82),
    },
  ),
  clothed(
    tamLindqvist,
    seated({ turn: -11, nod: 7, tilt: 3 }, typing),
    { at: [-0.16, 0, 0], facing: 90 },
    {
      mood: 'calm',
      gaze: [-0.8, 0.1],
      top: cloth(ink.nightBlue, ink.deepBlue, ink.blue),
      build: build(0.88),
    },
  ),
  clothed(
    rosalindQuaye,
    seated({ turn: -8, nod: 4, tilt: -7 }, writing),
    { at: [0.43, 0, 0.04], facing: 96 },
    {
      mood: 'glad',
      gaze: [0.3, 0.2],
      top: cloth('#7a4a1c', '#c4862f', ink.amber),
      build: build(0.82),
    },
  ),
  clothed(
    desmondAkerele,
    standingBy({ turn: 26, nod: 2, tilt: 8 }, cupped),
    { at: [-0.47, 0, -0.6], facing: 84 },
    {
      mood: 'glad',
      gaze: [0.6, 0],
      top: cloth(ink.deepRed, ink.red, '#f0604a'),
      build: build(0.94),
    },
  ),
  clothed(
    piersHolloway,
    standingBy({ turn: -30, nod: 4, tilt: -3 }, noting),
    { at: [0.21, 0, -0.6], facing: 100 },
    {
      mood: 'glad',
      gaze: [-0.5, 0],
      top: cloth(ink.slate, '#4a5f92', '#7d93c8'),
      build: build(0.94),
    },
  ),
);

const sheet = (at: Vec, turn: number) => ({
  material: 'paper',
  solids: [block({ ...standing(at, turn) }, [0.13, 0.003, 0.1], { round: 0.002 })],
});
const pencil = (from: Vec, to: Vec) => ({
  material: 'pencil',
  solids: [taper(from, to, [0.004, 0.009])],
});
/** Tam Lindqvist types: a lid, seen from behind, and the base that it stands on. */
const laptop = [
  {
    material: 'lid',
    solids: [
      block({ ...rotate(standing([-0.14, 0.93, 0.56], 90), { nod: -14 }) }, [0.006, 0.115, 0.18], {
        round: 0.006,
      }),
      block(standing([-0.14, 0.812, 0.46], 90), [0.12, 0.008, 0.18], { round: 0.006 }),
    ],
  },
  {
    material: 'badge',
    solids: [drum([-0.14, 0.94, 0.562], [-0.14, 0.942, 0.57], [0.026, 0.026], { round: 0.002 })],
  },
];
/** Desmond Akerele has coffee. */
const cup = {
  material: 'paper',
  solids: [drum([-0.44, 1.2, -0.21], [-0.44, 1.33, -0.2], [0.034, 0.042], { round: 0.004 })],
};
const table = {
  material: 'table',
  solids: [block(standing([0, 0.785, 0.49], 90), [0.25, 0.014, 1.9], { round: 0.004 })],
};
/** Gold rings in the ears of Rosalind Quaye. */
const ears = skullOf(
  row.groups.filter(({ material }) => material.startsWith('rosalind')),
  1,
);
const earrings = {
  material: 'pencil',
  solids: [1, -1].map((side) =>
    hoop(
      { ...rotate(ears, { tilt: 90 }), at: within(ears, [-0.02, -0.062, 0.098 * side]) },
      0.022,
      0.005,
    ),
  ),
};
const things = [
  earrings,
  cup,
  table,
  sheet([-0.62, 0.812, 0.5], 82),
  sheet([0.46, 0.812, 0.5], 96),
  pencil([-0.68, 0.83, 0.5], [-0.76, 1.0, 0.42]),
  pencil([0.36, 0.83, 0.5], [0.5, 0.97, 0.42]),
  // The pad and pencil of Piers Holloway.
  pencil([0.15, 1.32, -0.18], [0.1, 1.47, -0.28]),
  {
    material: 'paper',
    solids: [
      block({ ...rotate(standing([0.17, 1.24, -0.1], 96), { nod: -24 }) }, [0.008, 0.11, 0.08], {
        round: 0.006,
      }),
    ],
  },
];

export default {
  alt: 'Our five writers at the ringside press table: one writes, one types, three laugh; the red chair beside them is empty.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 300, y: 0, width: 1300, height: 480 },
        { ink: ink.navy, pitch: 24, cover: (x, y) => Math.min(1, x * 2) * (0.9 - y * 0.45) },
      ),
      crowd({
        y: 430,
        rows: 4,
        size: 40,
        rise: 54,
        inks: ['#0d1120', '#121a30', '#18233f', '#1f2c4c'],
        seed: 23,
        flashes: 6,
        flash: ink.sand,
      }),
      print(chair([1.02, 0.06, 0.0], 172), {
        view,
        light: { from: [-0.6, 4, 2], rim: [-0.6, 0.5, -0.5], fill: 0.22 },
        inks: {
          seat: { tones: [ink.nightRed, ink.red, '#f0604a'] },
          steel: { tones: [ink.slate, ink.stone, ink.paper] },
        },
      }),
      print([...row.groups, ...laptop, ...things], {
        view,
        light: { from: [-1.1, 2.7, 3.4], rim: [0.85, 0.3, -0.45], fill: 0.16 },
        inks: {
          ...row.inks,
          paper: { ...dyes.white, levels: [0.05, 0.3] },
          pencil: dyes.amber,
          badge: dyes.blue,
          table: { tones: [ink.nightBlue, ink.blue], levels: [0.1] },
          lid: { tones: [ink.slate, '#8f9ab8', '#cfd6e8'], levels: [0.1, 0.6] },
        },
      }),
      panel(view, [-3.4, 0.8, 0.74], [6.8, 0, 0], [0, -0.9, 0], ink.deepBlue),
    ],
  }),
} satisfies Drawing;
