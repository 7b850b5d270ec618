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
import { hand, isHand, parted } from '../../kit/figure/hand.ts';
import { grasp, writingHand } from '../../kit/figure/holding.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { collar, jacket, laidHood, tailored } from '../../kit/gear/tops.ts';
import {
  along,
  block,
  camera,
  type Drawing,
  disc,
  dressed,
  drum,
  dyes,
  type Frame,
  type Group,
  gloveAt,
  halftone,
  hoop,
  type Inks,
  ink,
  type Pose,
  poses,
  poster,
  print,
  project,
  rect,
  rotate,
  standing,
  strokes,
  taper,
  unit,
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
  const hem = taper([x, 1.02, -0.3], [x, 0.6, -0.3], [0.155, 0.225], {
    blend: 0.08,
    flat: 0.85,
    towards: [0, 0, 1],
  });
  return groups.flatMap((group) => {
    if (group === trunk) return [{ ...group, solids: [...group.solids, hem] }];
    return group.material.endsWith('.sweats') ? [] : [group];
  });
};

/** Puts other hands, left and right, at the ends of somebody's arms. */
const withHands = (
  groups: readonly Group[],
  ...put: readonly ((hand: Group) => readonly Group[])[]
): Group[] => {
  const hands = groups.filter(isHand);
  return groups.flatMap((group) => put[hands.indexOf(group)]?.(group) ?? [group]);
};
/** Hands of these axes at the wrist of the hand that they replace. */
const atWrist = ({ solids: [palm] }: Group, axes: Omit<Frame, 'at'>): Frame => {
  if (!palm) throw new Error('pictures: the figure has no bare hands.');
  return { ...axes, at: within(palm.frame, [0.004, -0.052, 0]) };
};

/** A cuff around the wrist of a hand whose arm comes from behind it. */
const cuffOn = (who: string, from: Vec, to: Vec, radius = 0.04): Group => ({
  material: `${who}.cuff-band`,
  solids: [drum(from, to, [radius + 0.003, radius], { round: 0.007 })],
});

/** The nib of her pencil: the back of her right hand looks at the viewer, its thumb is behind. */
const nib: Frame = {
  at: [-0.9, TABLE + 0.018, 0.5],
  up: unit([1, 0, 1]),
  forward: unit([-0.41, 0.82, 0.41]),
  left: unit([0.58, 0.57, -0.58]),
};
const maeve = wearing(
  clothed(
    maeveThorncastle,
    {
      ...seated,
      lean: 10,
      head: { turn: 10, nod: 15, tilt: -8 },
      leftHand: [0.38, 0.9, 0.17],
      leftPalm: [-0.9, -0.4, 0],
      leftElbow: [-0.2, -1, 0.7],
      rightHand: [0.36, 0.91, -0.16],
      rightElbow: [-0.3, -1, -0.4],
    },
    { at: [-0.9, 0, 0], facing: 86 },
    {
      mood: 'calm',
      gaze: [0.2, -1],
      top: cloth('#05060a', '#141c33', '#27324f'),
      build: build(0.84, [12, 16, 20, 26]),
    },
  ),
  (groups) =>
    withHands(tailored(collar(jacket(groups), 0.7)), parted, () =>
      writingHand(nib, { size: 1.15, material: 'maeve-thorncastle.skin' }),
    ),
  {
    'maeve-thorncastle.coat': white,
    'maeve-thorncastle.sleeve': white,
    'maeve-thorncastle.cuff-band': cloth('#05060a', '#141c33', '#27324f'),
    'maeve-thorncastle.collar': cloth('#05060a', '#141c33', '#27324f'),
  },
);

/** The middle of the microphone's handle, which leans towards his mouth. */
const handle: Frame = along([-0.5, 1.2, 0.14], [0.12, 1, -0.1], [0.1, 0, 1]);
const tam = wearing(
  clothed(
    tamLindqvist,
    {
      ...upright,
      head: { turn: 34, nod: 10, tilt: 6 },
      leftHand: [0.34, 1.03, -0.02],
      leftPalm: [-1, -0.1, 0],
      leftElbow: [-0.1, -1, 0.7],
      rightHand: [0.42, 1.185, -0.19],
      rightPalm: [-0.15, 0, 1],
      rightElbow: [0, -1, -0.5],
    },
    { at: [-0.5, 0, -0.3], facing: 86 },
    {
      mood: 'keen',
      gaze: [0.5, -0.7],
      top: cloth(ink.nightBlue, ink.deepBlue, ink.blue),
      build: build(0.9, [16, 20, 24, 30]),
    },
  ),
  (groups) =>
    withHands(tailored(collar(long(groups, -0.5), 0.3), { to: 0.2, loose: 0.01 }), parted, () =>
      grasp(handle, 0.018, { size: 1.12, material: 'tam-lindqvist.skin' }),
    ),
  {
    'tam-lindqvist.collar': white,
    'tam-lindqvist.sleeve': cloth(ink.nightBlue, ink.deepBlue, ink.blue),
    'tam-lindqvist.cuff-band': cloth(ink.nightBlue, ink.nightBlue, ink.deepBlue),
  },
);
/** Under the fingers of his left hand, at his waist. */
const notebookIn = ({ groups }: Staged): Frame => {
  const finger = groups.find(({ material }) => material.endsWith('.finger-1'))?.solids[0]?.frame;
  if (!finger) throw new Error('pictures: the figure has no parted fingers.');
  const { forward, up, left } = finger;
  return { at: within(finger, [-0.034, 0.02, 0]), forward, up: left, left: up };
};
const hisThings: Group[] = [
  {
    material: 'notebook',
    solids: [block(notebookIn(tam), [0.008, 0.095, 0.07], { round: 0.004 })],
  },
  {
    material: 'handle',
    solids: [taper(within(handle, [0, -0.13, 0]), within(handle, [0, 0.1, 0]), [0.015, 0.021])],
  },
  {
    material: 'mesh',
    solids: [taper(within(handle, [0, 0.125, 0]), within(handle, [0, 0.145, 0]), [0.035, 0.037])],
  },
];

/** A glove on the kitchen scale of Rosalind Quaye. */
const scaleAt: Vec = [0, TABLE, 0.4];
const onScale = (x: number, y: number, z: number): Vec => [
  scaleAt[0] + x,
  scaleAt[1] + y,
  scaleAt[2] + z,
];
/** Her right hand steadies the scale, and her left hand points at its dial. */
const steadies = {
  up: unit([1, 0.02, 0.06]),
  forward: unit([0, 0.3, 0.95]),
  left: unit([0, 0.95, -0.3]),
};
const points = {
  up: unit([-1, -0.05, 0.06]),
  forward: unit([0, 0.45, 0.9]),
  left: unit([0, 0.9, -0.45]),
};
const rosalindsHand = (
  frame: Frame,
  { curl, thumb }: { curl: readonly number[]; thumb: Vec },
): Group[] => [
  ...hand(frame, { size: 1.12, curl, thumb, material: 'rosalind-quaye.skin' }).flatMap(parted),
  cuffOn('rosalind-quaye', within(frame, [0, -0.07, 0]), within(frame, [0, -0.02, 0])),
];
const rosalind = wearing(
  clothed(
    rosalindQuaye,
    {
      ...seated,
      head: { turn: -10, nod: 8, tilt: 7 },
      leftHand: [0.5, 0.945, 0.28],
      leftElbow: [-0.2, -0.8, 1],
      rightHand: [0.5, 0.945, -0.27],
      rightElbow: [-0.2, -0.8, -1],
    },
    { at: [0, 0, 0], facing: 90 },
    { mood: 'glad', gaze: [0.1, 0.2], top: white, build: build(0.84) },
  ),
  (groups) =>
    withHands(
      tailored(jacket(groups), { to: 0.9, cuff: false }),
      (old) =>
        rosalindsHand(atWrist(old, points), { curl: [3, 66, 72, 76], thumb: [-0.04, 0.07, 0.03] }),
      (old) =>
        rosalindsHand(atWrist(old, steadies), {
          curl: [8, 12, 16, 22],
          thumb: [-0.01, 0.08, 0.07],
        }),
    ),
  {
    'rosalind-quaye.coat': cloth('#7a4a1c', '#c4862f', ink.amber),
    'rosalind-quaye.sleeve': cloth('#7a4a1c', '#c4862f', ink.amber),
    'rosalind-quaye.cuff-band': white,
  },
);
/** Gold rings in her ears. */
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
  ...dressed(
    gloveAt(along(onScale(-0.11, 0.215, 0.02), [1, 0, 0.1], [0, 0.3, 0.9]), 1.05),
    'weighed',
  ),
];

const gloved = (old: Group): Group[] => {
  const [palm] = old.solids;
  return palm ? gloveAt(atWrist(old, palm.frame), 0.98) : [];
};
const desmond = wearing(
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
    {
      mood: 'glad',
      gaze: [0.5, -0.7],
      top: cloth(ink.deepRed, ink.red, '#f0604a'),
      build: build(0.94),
    },
  ),
  (groups) =>
    withHands(tailored(laidHood(long(groups, 0.47)), { to: 0.1, loose: 0.014 }), gloved, gloved),
  {
    'desmond-akerele.cowl': cloth(ink.nightRed, ink.deepRed, ink.red),
    'desmond-akerele.sleeve': cloth(ink.deepRed, ink.red, '#f0604a'),
    'desmond-akerele.cuff-band': cloth(ink.nightRed, ink.deepRed, ink.red),
  },
);

const MUG = 0.066;
const mug: Frame = along([0.885, 1.08, 0.32], [0.06, 1, 0.3], [0, 0, 1]);
/** The mug as the hand from this side holds it: 1 his left, -1 his right. */
const mugFrom = (side: 1 | -1): Frame => ({
  ...mug,
  at: within(mug, [0, 0.012 * side, 0]),
  left: unit([-side, 0.5, 0]),
});
const piers = wearing(
  clothed(
    piersHolloway,
    {
      ...seated,
      lean: 4,
      head: { turn: -36, nod: -10, tilt: 8 },
      leftHand: [0.3, 0.99, 0.19],
      leftElbow: [0.5, -1, 0.5],
      rightHand: [0.3, 0.99, -0.21],
      rightElbow: [0.5, -1, -0.5],
    },
    { at: [0.9, 0, 0], facing: 94 },
    {
      mood: 'glad',
      gaze: [-0.7, 0.5],
      top: cloth('#1d2a4c', '#4a5f92', '#7d93c8'),
      build: build(0.94),
    },
  ),
  (groups) =>
    withHands(
      tailored(collar(groups, 0.35), { to: 1, loose: 0.01, cuff: false }),
      ...([1, -1] as const).map((side) => () => [
        ...grasp(mugFrom(side), MUG, {
          size: 1.1,
          start: 168,
          thumb: 'hidden',
          material: 'piers-holloway.skin',
        }),
        cuffOn(
          'piers-holloway',
          within(mugFrom(side), [0, 0, -MUG - 0.17]),
          within(mugFrom(side), [0, 0, -MUG - 0.1]),
          0.043,
        ),
      ]),
    ),
  {
    'piers-holloway.collar': dyes.white,
    'piers-holloway.sleeve': cloth('#1d2a4c', '#4a5f92', '#7d93c8'),
    'piers-holloway.cuff-band': cloth('#121a30', '#33436d', '#4a5f92'),
  },
);
const row = together(maeve, tam, rosalind, desmond, piers);

const things = [
  earrings,
  {
    material: 'paper',
    solids: [
      block(standing([-0.91, TABLE + 0.01, 0.56], 82), [0.16, 0.006, 0.16], { round: 0.002 }),
    ],
  },
  {
    material: 'cup',
    solids: [
      drum(within(mug, [0, -0.08, 0]), within(mug, [0, 0.1, 0]), [MUG - 0.006, MUG], {
        round: 0.006,
      }),
      drum(within(mug, [0, 0.09, 0]), within(mug, [0, 0.2, 0]), [MUG - 0.008, MUG - 0.008], {
        carve: true,
        blend: 0.003,
      }),
    ],
  },
  {
    material: 'paper',
    solids: [hoop({ ...mug, at: within(mug, [0, 0.1, 0]) }, MUG, 0.006)],
  },
  {
    material: 'tea',
    solids: [drum(within(mug, [0, 0.06, 0]), within(mug, [0, 0.086, 0]), [MUG - 0.01, MUG - 0.01])],
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

// Lapels, seams, creases and cords, inked over the print: whoever moves somebody moves them too.
const clothes = [
  // The lapels and the creased elbows of Maeve Thorncastle.
  strokes('#9b907c', [
    [128, 540, 96, 614, 4, 3],
    [96, 616, 122, 612, 0, 3],
    [100, 622, 184, 748, 5, 4],
    [264, 540, 302, 612, -4, 3],
    [302, 614, 278, 608, 0, 3],
    [298, 620, 196, 748, -5, 4],
    [352, 776, 404, 742, -4, 7],
    [356, 782, 388, 716, -3, 6],
    [60, 720, 28, 690, 2, 6],
    [58, 726, 22, 722, 2, 5],
  ]),
  // The elbow and the waist of Tam Lindqvist.
  strokes(ink.nightBlue, [
    [566, 574, 626, 552, 4, 7],
    [566, 580, 632, 590, -2, 6],
    [552, 492, 528, 540, -4, 6],
    [440, 700, 540, 676, 5, 6],
    [432, 736, 520, 728, 4, 5],
  ]),
  // The elbows of Rosalind Quaye.
  strokes('#8a5720', [
    [636, 690, 562, 722, 3, 7],
    [628, 676, 586, 676, 3, 6],
    [968, 690, 1044, 716, -3, 7],
    [978, 676, 1022, 668, -3, 6],
  ]),
  // The pocket and the elbow of Desmond Akerele.
  strokes(ink.deepRed, [
    [1046, 634, 1166, 636, 3, 4],
    [1046, 634, 1024, 684, -2, 4],
    [894, 536, 944, 520, 3, 6],
  ]),
  strokes(ink.paper, [
    [1140, 372, 1136, 408, 2, 4],
    [1170, 366, 1180, 410, -2, 4],
  ]),
  // The elbows and the chest of Piers Holloway.
  strokes('#33436d', [
    [1252, 700, 1196, 690, 3, 7],
    [1248, 712, 1166, 730, 3, 7],
    [1524, 716, 1580, 700, 3, 6],
    [1290, 530, 1330, 548, 3, 5],
    [1288, 540, 1312, 578, 3, 5],
    [1512, 530, 1488, 560, 3, 5],
  ]),
].join('');

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
      print([...row.groups, ...hisThings, ...weighing, ...things], {
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
          notebook: { tones: [ink.nightRed, ink.red], levels: [0.1] },
          paper: { tones: ['#b9ae97', ink.paper], levels: [0.05] },
          cup: dyes.red,
          tea: { tones: [ink.darkLeather] },
          pencil: dyes.amber,
          handle: dyes.black,
          table: { tones: [ink.blue] },
        },
      }),
      rect(ink.deepBlue, 0, front, 1600, 1000),
      clothes,
      dial,
    ],
  }),
} satisfies Drawing;
