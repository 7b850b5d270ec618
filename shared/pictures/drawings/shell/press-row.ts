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
import { collar, jacket, laidHood } from '../../kit/gear/tops.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  disc,
  drum,
  dyes,
  type Frame,
  type Group,
  gloveAt,
  halftone,
  hoop,
  type Inks,
  ink,
  mix,
  type Pose,
  poses,
  poster,
  print,
  project,
  rect,
  rotate,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

// On the page each writer's name is below his or her fifth of the picture.
const view = camera({ eye: [0, 1.5, 6], at: [0, 1.5, 0], view: 22.5, shift: [0, -171] });
const TABLE = 0.8;

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
const seated: Pose = { ...poses.squareUp, hips: [0, 0.64, 0], hipTurn: 0, chestTurn: 0, lean: 7 };
const upright: Pose = { ...seated, hips: [0, 0.84, 0], lean: 3 };

/** In pressed clothes: folds would make so large an outline waver. */
const wearing = (
  { groups, inks }: Staged,
  put: (groups: Group[]) => Group[],
  more: Staged['inks'],
): Staged => ({
  groups: put(groups).map(({ material, solids }) => ({ material, solids })),
  inks: { ...inks, ...more },
});

/** Lengthens a top to below the table's edge, where a strip of trousers would be a dark stump. */
const long = (groups: readonly Group[], x: number): Group[] => {
  const trunk = groups.find(({ material }) => material.endsWith('.hood'));
  const hem = taper([x, 1.02, -0.3], [x, 0.6, -0.3], [0.155, 0.205], {
    blend: 0.08,
    flat: 0.85,
    towards: [0, 0, 1],
  });
  return groups.flatMap((group) => {
    if (group === trunk) return [{ ...group, solids: [...group.solids, hem] }];
    return group.material.endsWith('.sweats') ? [] : [group];
  });
};

/** The wrist's frame of the left or the right hand. */
function gripOf(groups: readonly Group[], side: 0 | 1): Frame {
  const palm = handsOf(groups)[side]?.solids[0];
  if (!palm) throw new Error('pictures: the figure has no bare hands.');
  return { ...palm.frame, at: within(palm.frame, [0.004, -0.052, 0]) };
}
const handsOf = (groups: readonly Group[]): Group[] =>
  groups.filter(({ material }) => material.endsWith('.skin')).slice(1, 3);

const maeve = wearing(
  clothed(
    maeveThorncastle,
    {
      ...seated,
      lean: 9,
      head: { turn: 4, nod: 0, tilt: -4 },
      leftHand: [0.38, 0.88, 0.15],
      leftElbow: [-0.6, -1, 0.25],
      rightHand: [0.4, 0.89, -0.14],
      rightElbow: [-0.6, -1, -0.25],
    },
    { at: [-0.87, 0, 0], facing: 86 },
    {
      mood: 'keen',
      gaze: [0.5, 0],
      top: cloth('#05060a', '#141c33', '#27324f'),
      build: build(0.84),
    },
  ),
  (groups) => collar(jacket(groups), 0.7),
  {
    'maeve-thorncastle.coat': white,
    'maeve-thorncastle.collar': cloth('#05060a', '#141c33', '#27324f'),
  },
);
const tam = wearing(
  clothed(
    tamLindqvist,
    {
      ...upright,
      head: { turn: 16, nod: 6, tilt: 4 },
      leftHand: [0.42, 0.9, 0.1],
      leftElbow: [-0.3, -0.6, 0.9],
      rightHand: [0.36, 1.17, -0.08],
      rightPalm: [-0.15, 0, 1],
      rightElbow: [-0.2, -0.8, -0.9],
    },
    { at: [-0.53, 0, -0.3], facing: 86 },
    {
      mood: 'calm',
      gaze: [0.7, -0.3],
      top: cloth(ink.nightBlue, ink.deepBlue, ink.blue),
      build: build(0.9, [70, 75, 78, 80]),
    },
  ),
  (groups) => long(groups, -0.53),
  {},
);
const rosalind = wearing(
  clothed(
    rosalindQuaye,
    {
      ...seated,
      head: { turn: -4, nod: 2, tilt: 6 },
      leftHand: [0.42, 0.95, 0.2],
      leftElbow: [-0.3, -0.7, 0.9],
      rightHand: [0.42, 0.95, -0.2],
      rightElbow: [-0.3, -0.7, -0.9],
    },
    { at: [0, 0, 0], facing: 90 },
    { mood: 'glad', gaze: [0.6, 0.2], top: white, build: build(0.84) },
  ),
  jacket,
  { 'rosalind-quaye.coat': cloth('#7a4a1c', '#c4862f', ink.amber) },
);
const desmond = wearing(
  clothed(
    desmondAkerele,
    {
      ...upright,
      chestTurn: -14,
      head: { turn: 4, nod: 4, tilt: -6 },
      leftHand: [0.36, 1.29, 0.13],
      leftPalm: [-0.2, 0, -1],
      leftElbow: [0, -1, 0.4],
      rightHand: [0.26, 1.26, -0.15],
      rightPalm: [-0.2, 0, 1],
      rightElbow: [0, -1, -0.5],
    },
    { at: [0.505, 0, -0.3], facing: 88 },
    {
      mood: 'glad',
      gaze: [0.6, -0.3],
      top: cloth(ink.deepRed, ink.red, '#f0604a'),
      build: build(0.94, [70, 75, 78, 80]),
    },
  ),
  (groups) =>
    laidHood(
      long(groups, 0.505).flatMap((group) => {
        const side = handsOf(groups).indexOf(group);
        return side < 0 ? [group] : gloveAt(gripOf(groups, side as 0 | 1), 0.98);
      }),
    ),
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
      head: { turn: -22, nod: -2, tilt: 6 },
      leftHand: [0.34, 1.03, 0.135],
      leftPalm: [-1, 0, -0.7],
      leftElbow: [-0.5, -1, 0.25],
      rightHand: [0.34, 1.03, -0.135],
      rightPalm: [-1, 0, 0.7],
      rightElbow: [-0.5, -1, -0.25],
    },
    { at: [0.86, 0, 0], facing: 94 },
    {
      mood: 'glad',
      gaze: [-0.7, 0.4],
      top: cloth('#1d2a4c', '#4a5f92', '#7d93c8'),
      build: build(0.94, [20, 22, 24, 28]),
    },
  ),
  (groups) => collar(groups, 0.35),
  { 'piers-holloway.collar': dyes.white },
);
const row = together(maeve, tam, rosalind, desmond, piers);

/** In the fist of Tam Lindqvist. */
const fist = gripOf(tam.groups, 1);
const microphone: Group[] = [
  {
    material: 'handle',
    solids: [
      taper(within(fist, [-0.03, 0.05, -0.1]), within(fist, [-0.03, 0.05, 0.1]), [0.014, 0.02]),
    ],
  },
  {
    material: 'mesh',
    solids: [
      taper(within(fist, [-0.03, 0.05, 0.13]), within(fist, [-0.03, 0.05, 0.15]), [0.034, 0.036]),
    ],
  },
];

const pencil = (from: Vec, to: Vec) => ({
  material: 'pencil',
  solids: [taper(from, to, [0.004, 0.009])],
});
/** Gold rings in the ears of Rosalind Quaye. */
const ears = skullOf(rosalind.groups, 1);
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
/** A glove on the kitchen scale of Rosalind Quaye. */
const scaleAt: Vec = [0, TABLE, 0.4];
const onScale = (x: number, y: number, z: number): Vec => [
  scaleAt[0] + x,
  scaleAt[1] + y,
  scaleAt[2] + z,
];
const weighing: Group[] = [
  {
    material: 'scale',
    solids: [
      block(along(onScale(0, 0.058, 0), [0, 1, 0], [0, 0, 1]), [0.07, 0.058, 0.1], { round: 0.02 }),
      drum(onScale(0, 0.1, 0), onScale(0, 0.135, 0), [0.03, 0.03], { round: 0.004, blend: 0.004 }),
      drum(onScale(0, 0.135, 0), onScale(0, 0.148, 0), [0.15, 0.16], {
        round: 0.006,
        blend: 0.004,
      }),
    ],
  },
  ...gloveAt(along(onScale(-0.11, 0.215, 0.02), [1, 0, 0.1], [0, 0.3, 0.9]), 1.05).map(
    ({ material, solids }) => ({ material: `weighed.${material}`, solids }),
  ),
];
const [one, other] = [gripOf(piers.groups, 0), gripOf(piers.groups, 1)].map((grip) =>
  within(grip, [-0.045, 0.07, 0]),
) as [Vec, Vec];
const cupAt = add(mix(one, other, 0.5), [0, 0, 0.02]);
const things = [
  earrings,
  {
    material: 'paper',
    solids: [
      block(standing([-0.86, TABLE + 0.01, 0.56], 82), [0.16, 0.006, 0.14], { round: 0.002 }),
    ],
  },
  pencil([-0.94, 0.83, 0.46], [-0.99, 1.0, 0.38]),
  {
    material: 'cup',
    solids: [
      drum(
        [cupAt[0], cupAt[1] - 0.05, cupAt[2]],
        [cupAt[0], cupAt[1] + 0.085, cupAt[2]],
        [0.044, 0.054],
        { round: 0.006 },
      ),
    ],
  },
  {
    material: 'table',
    solids: [block(standing([0, TABLE - 0.014, 0.7], 90), [0.46, 0.014, 1.9], { round: 0.002 })],
  },
];

const front = project(view, [0, TABLE, 1.14]).y;
const { x, y, metre } = project(view, onScale(0, 0.06, 0.07));
const dial =
  disc(ink.paper, x, y, 0.044 * metre) +
  Array.from({ length: 8 }, (_, n) => {
    const angle = (n / 8) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)].map((part) => part * metre);
    return `<path stroke="${ink.slate}" stroke-width="3" d="M${x + 0.033 * (c ?? 0)} ${y + 0.033 * (s ?? 0)}L${x + 0.04 * (c ?? 0)} ${y + 0.04 * (s ?? 0)}"/>`;
  }).join('') +
  `<path stroke="${ink.red}" stroke-width="5" stroke-linecap="round" d="M${x} ${y}l${0.02 * metre} ${-0.024 * metre}"/>` +
  disc(ink.red, x, y, 6);

const red = { ground: '#a3211b', dots: '#85160f' };
const amber = { ground: ink.amber, dots: '#c98a3a' };
const grounds = [red, amber, { ground: ink.sand, dots: '#c4b491' }, amber, red];

export default {
  alt: 'Our five writers behind the ringside table: one takes notes, one holds a microphone, one weighs a glove, one shows his guard, one laughs over a mug.',
  svg: poster({
    background: ink.amber,
    layers: [
      ...grounds.map(({ ground, dots }, n) => {
        const wide = 1600 / grounds.length;
        return (
          rect(ground, n * wide, 0, wide, 1000) +
          `<svg x="${n * wide}" width="${wide}" height="1000">` +
          halftone(
            { x: 0, y: -40, width: 420, height: 600 },
            { ink: dots, pitch: 26, cover: (_, y) => 0.62 - y * 0.9 },
          ) +
          '</svg>'
        );
      }),
      print([...row.groups, ...microphone, ...weighing, ...things], {
        view,
        light: { from: [-1.1, 2.2, 4.4], rim: [0.85, 0.3, -0.45], fill: 0.24 },
        inks: {
          ...row.inks,
          glove: dyes.blue,
          cuff: dyes.blue,
          tape: dyes.white,
          'weighed.glove': dyes.red,
          'weighed.cuff': dyes.red,
          'weighed.tape': dyes.white,
          scale: { tones: [ink.slate, '#8f9ab8', '#cfd6e8'], levels: [0.1, 0.6] },
          mesh: dyes.steel,
          paper: { tones: ['#b9ae97', ink.paper], levels: [0.05] },
          cup: { ...dyes.white, levels: [0.05, 0.4] },
          pencil: dyes.amber,
          handle: dyes.black,
          table: { tones: [ink.blue] },
        },
      }),
      rect(ink.deepBlue, 0, front, 1600, 1000),
      dial,
    ],
  }),
} satisfies Drawing;
