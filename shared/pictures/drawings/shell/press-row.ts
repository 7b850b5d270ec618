import {
  clothed,
  desmondAkerele,
  maeveThorncastle,
  piersHolloway,
  rosalindQuaye,
  type Staged,
  tamLindqvist,
  together,
} from '../../cast/index.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { collar, jacket, laidHood, tie } from '../../kit/gear/tops.ts';
import {
  block,
  camera,
  crowd,
  type Drawing,
  drum,
  dyes,
  type Group,
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
import { panel } from '../../kit/places/gym.ts';

// Each head is above its writer's name on the page, which also goes on with the table's edge.
const view = camera({ eye: [0, 1.75, 4.6], at: [0, 1.75, 0], view: 30.2, shift: [0, -328] });

const cloth = (dark: string, middle: string, light: string): Inks => ({
  tones: [dark, middle, light],
  levels: [0.16, 0.56],
});
const white = cloth('#8d8371', ink.sand, ink.paper);
const build = (bulk: number, curl: readonly number[] = [38, 44, 52, 60]) => ({
  legs: false,
  bulk,
  headSize: 1.16,
  curl,
});
const seated: Pose = { ...poses.squareUp, hips: [0, 0.62, 0], hipTurn: 0, chestTurn: 0, lean: 7 };
const upright: Pose = { ...seated, hips: [0, 0.98, 0], lean: 3 };

const wearing = (
  { groups, inks }: Staged,
  put: (groups: Group[]) => Group[],
  more: Staged['inks'],
) => ({
  groups: put(groups),
  inks: { ...inks, ...more },
});

const maeve = wearing(
  clothed(
    maeveThorncastle,
    {
      ...seated,
      lean: 10,
      head: { turn: 12, nod: 8, tilt: -7 },
      leftHand: [0.38, 0.86, 0.17],
      leftElbow: [-0.2, -0.6, 1],
      rightHand: [0.4, 0.88, -0.14],
      rightElbow: [-0.2, -0.8, -1],
    },
    { at: [-0.81, 0, 0.05], facing: 82 },
    {
      mood: 'keen',
      gaze: [0.5, 0],
      top: cloth('#05060a', '#141c33', '#27324f'),
      build: build(0.84),
    },
  ),
  jacket,
  {
    'maeve-thorncastle.coat': white,
    'maeve-thorncastle.lapel': cloth('#7d7362', '#c9bb9d', ink.sand),
  },
);
const tam = wearing(
  clothed(
    tamLindqvist,
    {
      ...upright,
      head: { turn: 22, nod: 8, tilt: 4 },
      leftHand: [0.3, 1.2, 0.12],
      leftElbow: [-0.3, -1, 0.6],
      rightHand: [0.28, 1.32, -0.1],
      rightElbow: [-0.3, -1, -0.7],
    },
    { at: [-0.48, 0, -0.5], facing: 84 },
    {
      mood: 'calm',
      gaze: [0.7, -0.5],
      top: cloth(ink.nightBlue, '#5f86ff', '#a9bfff'),
      build: build(0.9),
    },
  ),
  (groups) => tie(collar(groups)),
  {
    'tam-lindqvist.collar': dyes.white,
    'tam-lindqvist.tie': cloth(ink.nightRed, ink.deepRed, ink.red),
  },
);
const rosalind = wearing(
  clothed(
    rosalindQuaye,
    {
      ...seated,
      head: { turn: -6, nod: 2, tilt: 8 },
      leftHand: [0.36, 0.87, 0.2],
      leftElbow: [-0.3, -0.8, 1],
      rightHand: [0.36, 0.87, -0.2],
      rightElbow: [-0.3, -0.8, -1],
    },
    { at: [-0.03, 0, 0.03], facing: 90 },
    { mood: 'glad', gaze: [0.8, 0.3], top: white, build: build(0.84) },
  ),
  jacket,
  {
    'rosalind-quaye.coat': cloth('#7a4a1c', '#c4862f', ink.amber),
    'rosalind-quaye.lapel': cloth('#5d3512', '#9a6420', '#c4862f'),
  },
);
const desmond = wearing(
  clothed(
    desmondAkerele,
    {
      ...upright,
      chestTurn: -16,
      side: -4,
      head: { turn: 8, nod: 4, tilt: -6 },
      leftHand: [0.38, 1.5, 0.17],
      leftPalm: [-0.2, 0, -1],
      leftElbow: [0, -1, 0.5],
      rightHand: [0.28, 1.47, -0.2],
      rightPalm: [-0.2, 0, 1],
      rightElbow: [0, -1, -0.6],
    },
    { at: [0.42, 0, -0.48], facing: 84 },
    {
      mood: 'glad',
      gaze: [0.6, -0.3],
      top: cloth(ink.deepRed, ink.red, '#f0604a'),
      build: build(0.98, [70, 75, 78, 80]),
    },
  ),
  laidHood,
  {
    'desmond-akerele.cowl': cloth(ink.nightRed, ink.deepRed, ink.red),
  },
);
const piers = wearing(
  clothed(
    piersHolloway,
    {
      ...seated,
      lean: 4,
      head: { turn: -26, nod: -4, tilt: 6 },
      leftHand: [0.36, 1.02, 0.06],
      rightHand: [0.36, 1.02, -0.1],
      leftElbow: [-0.2, -0.8, 1],
      rightElbow: [-0.2, -0.8, -1],
    },
    { at: [0.78, 0, 0.03], facing: 94 },
    {
      mood: 'glad',
      gaze: [-0.7, 0.4],
      top: cloth('#1d2a4c', '#4a5f92', '#7d93c8'),
      build: build(1),
    },
  ),
  collar,
  { 'piers-holloway.collar': dyes.white },
);
const row = together(maeve, tam, rosalind, desmond, piers);

const sheet = (at: Vec, turn: number) => ({
  material: 'paper',
  solids: [block({ ...standing(at, turn) }, [0.13, 0.003, 0.1], { round: 0.002 })],
});
const pencil = (from: Vec, to: Vec) => ({
  material: 'pencil',
  solids: [taper(from, to, [0.004, 0.009])],
});
/** A lid, seen from behind, and the base that it stands on. */
const laptop = [
  {
    material: 'lid',
    solids: [
      block({ ...rotate(standing([-0.03, 0.93, 0.56], 90), { nod: -14 }) }, [0.006, 0.115, 0.17], {
        round: 0.006,
      }),
      block(standing([-0.03, 0.812, 0.46], 90), [0.12, 0.008, 0.17], { round: 0.006 }),
    ],
  },
  {
    material: 'badge',
    solids: [drum([-0.03, 0.94, 0.562], [-0.03, 0.942, 0.57], [0.026, 0.026], { round: 0.002 })],
  },
];
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
  sheet([-0.76, 0.812, 0.5], 84),
  pencil([-0.86, 0.83, 0.5], [-0.93, 1.0, 0.4]),
  // The pad of Tam Lindqvist.
  {
    material: 'paper',
    solids: [
      block({ ...rotate(standing([-0.5, 1.24, -0.1], 96), { nod: -24 }) }, [0.008, 0.11, 0.08], {
        round: 0.006,
      }),
    ],
  },
  pencil([-0.53, 1.32, -0.16], [-0.57, 1.47, -0.24]),
  // The cup of Piers Holloway.
  {
    material: 'cup',
    solids: [drum([0.75, 0.98, 0.47], [0.75, 1.1, 0.47], [0.038, 0.046], { round: 0.006 })],
  },
  {
    material: 'table',
    solids: [block(standing([0, 0.785, 0.49], 90), [0.25, 0.014, 1.9], { round: 0.004 })],
  },
];

export default {
  alt: 'Our five writers in a row at the ringside press table: two take notes, one types, one shows his guard, one laughs over a cup.',
  svg: poster({
    background: ink.navy,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 520 },
        { ink: '#22315c', pitch: 26, cover: (_, y) => 1.05 - y * 0.9 },
      ),
      crowd({
        y: 640,
        rows: 4,
        size: 46,
        rise: 76,
        inks: ['#0d1424', '#0f172a', '#121b33', '#16213d'],
        seed: 23,
      }),
      print([...row.groups, ...laptop, ...things], {
        view,
        light: { from: [-1.4, 3.2, 3.6], rim: [0.85, 0.3, -0.45], fill: 0.18 },
        inks: {
          ...row.inks,
          paper: { ...dyes.white, levels: [0.05, 0.3] },
          cup: { ...dyes.white, levels: [0.05, 0.4] },
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
