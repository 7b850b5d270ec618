import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import { hand } from '../../kit/figure/hand.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { ribbon } from '../../kit/gear/ribbon.ts';
import { black } from '../../kit/gear/shownBag.ts';
import {
  along,
  block,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  type Group,
  halftone,
  hoop,
  ink,
  type Pose,
  poses,
  poster,
  print,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { bricks, panel } from '../../kit/places/gym.ts';

// Under the ceiling of a garage: the bag waits while its bearer is bolted to two joists.
const view = camera({ eye: [0.27, 1.82, 2.3], at: [0.27, 2.14, 0], view: 43, shift: [-100, 0] });
const UNDER = 2.44;
const HOOK = -0.06;
const BIT = 0.31;

const JOISTS = [HOOK - 0.37, BIT, BIT + 0.68];

const timber: Group[] = [
  ...JOISTS.map((x) => ({
    material: 'joist',
    solids: [block(standing([x, UNDER + 0.26, 0], 90), [0.1, 0.15, 0.055], { round: 0.006 })],
  })),
  {
    material: 'bearer',
    solids: [block(standing([0.3, UNDER + 0.055, 0], 0), [1.4, 0.055, 0.1], { round: 0.01 })],
  },
];
const bolt = (x: number): Group => ({
  material: 'steel',
  solids: [
    drum([x, UNDER - 0.008, 0], [x, UNDER, 0], [0.045, 0.045], { round: 0.003 }),
    drum([x, UNDER - 0.03, 0], [x, UNDER - 0.008, 0], [0.024, 0.024], { round: 0.004 }),
  ],
});
const link = (y: number, isTurned: boolean, radius = 0.026): Group => ({
  material: 'steel',
  solids: [hoop(along([HOOK, y, 0], isTurned ? [1, 0, 0.3] : [0.1, 0, 1]), radius, 0.009)],
});
const coil = (n: number): Vec => {
  const turn = (n / 14) * Math.PI * 2;
  return [HOOK + Math.cos(turn) * 0.038, UNDER - 0.15 - n * 0.0022, Math.sin(turn) * 0.038];
};
const hardware: Group[] = [
  bolt(HOOK - 0.37),
  {
    material: 'steel',
    solids: [
      drum([HOOK, UNDER - 0.02, 0], [HOOK, UNDER, 0], [0.085, 0.085], { round: 0.004 }),
      drum([HOOK, UNDER - 0.06, 0], [HOOK, UNDER - 0.02, 0], [0.03, 0.03], { round: 0.004 }),
    ],
  },
  link(UNDER - 0.085, false, 0.032),
  link(UNDER - 0.13, true),
  {
    material: 'spring',
    solids: Array.from({ length: 56 }, (_, n) =>
      taper(coil(n), coil(n + 1), [0.0095, 0.0095], { blend: 0.002 }),
    ),
  },
  link(UNDER - 0.3, true),
  link(UNDER - 0.345, false, 0.034),
];

const RIM = 1.83;
const RADIUS = 0.18;
/** From the middle of the rim. */
const overRim = ([x = 0, y = 0, z = 0]: readonly number[]): Vec => [HOOK + x, RIM + y, z];
const bag: Group[] = [
  {
    material: 'bag',
    solids: [drum([HOOK, 0.7, 0], [HOOK, RIM, 0], [RADIUS, RADIUS], { round: 0.03 })],
  },
  {
    material: 'band',
    solids: [
      ...[RIM - 0.07].map((y) =>
        drum([HOOK, y - 0.03, 0], [HOOK, y, 0], [RADIUS + 0.006, RADIUS + 0.006], { round: 0.03 }),
      ),
    ],
  },
  // The zip and the maker's patch are where the gear list shows them.
  cord([overRim([-0.09, -0.03, 0.185]), overRim([-0.09, -0.6, 0.185])], 0.008, 'zip'),
  {
    material: 'patch',
    solids: [
      block(standing(overRim([0.02, -0.2, 0.205]), 84), [0.006, 0.05, 0.07], { round: 0.005 }),
    ],
  },
  // Its straps and their ring have fallen over the rim: it stands there until the bearer holds.
  {
    material: 'strap',
    solids: [
      ...ribbon(
        [
          [-0.16, -0.01, 0.07],
          [-0.11, 0.055, 0.1],
          [0, 0.065, 0.15],
          [0.07, 0.045, 0.215],
          [0.085, -0.075, 0.236],
        ].map(overRim),
        0.032,
        [0.1, 1, 0.5],
        0.008,
      ),
      ...ribbon(
        [
          [0.17, -0.01, 0.08],
          [0.18, 0.07, 0.1],
          [0.135, 0.085, 0.17],
          [0.105, 0.045, 0.218],
          [0.09, -0.075, 0.24],
        ].map(overRim),
        0.032,
        [0.1, 1, 0.5],
        0.008,
      ),
    ],
  },
  {
    material: 'steel',
    solids: [hoop(along(overRim([0.088, -0.11, 0.244]), [0, 0.1, 1]), 0.036, 0.0095)],
  },
];

const drill: Group[] = [
  {
    material: 'steel',
    solids: [
      drum([BIT, UNDER - 0.11, 0.02], [BIT, UNDER, 0.02], [0.008, 0.008]),
      drum([BIT, UNDER - 0.15, 0.02], [BIT, UNDER - 0.1, 0.02], [0.026, 0.016], { round: 0.004 }),
    ],
  },
  {
    material: 'drill',
    solids: [
      drum([BIT, UNDER - 0.33, 0.02], [BIT, UNDER - 0.15, 0.02], [0.042, 0.034], { round: 0.012 }),
      taper([BIT, UNDER - 0.26, 0.02], [BIT + 0.15, UNDER - 0.29, 0.02], [0.024, 0.021], {
        blend: 0.02,
      }),
    ],
  },
  {
    material: 'battery',
    solids: [
      block(standing([BIT + 0.17, UNDER - 0.3, 0.02], 0), [0.022, 0.065, 0.04], { round: 0.012 }),
    ],
  },
];

const pose: Pose = {
  ...poses.squareUp,
  hipTurn: 0,
  chestTurn: -6,
  lean: -4,
  head: { nod: -14, turn: 12 },
  leftHand: [0.4, 1.63, 0.06],
  leftPalm: [0.1, 0, -1],
  leftElbow: [0.2, -1, 0.4],
  rightHand: [0.28, 1.93, 0.06],
  rightPalm: [0, 0.1, -1],
  rightElbow: [0.8, -0.2, -0.4],
};
const man = clothed(
  desmondAkerele,
  pose,
  { at: [0.83, 0.42, 0.02], facing: 176 },
  {
    mood: 'calm',
    gaze: [0.7, 0.5],
    top: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.2, 0.8] },
    build: { legs: false },
  },
);
/** One hand is closed round the drill; the other, the last of them, lies flat on the bearer. */
const hands = man.groups.filter(
  ({ material, solids }) => material.endsWith('skin') && solids[0]?.kind === 'block',
);
/** From the side his flat-top needs a corner at the front and one at the back. */
const skull = skullOf(man.groups);
const corners = block({ ...skull, at: within(skull, [-0.02, 0.088, 0]) }, [0.084, 0.034, 0.07], {
  round: 0.02,
  blend: 0.02,
});
const [, hair] = man.groups.filter(({ material }) => material.endsWith('.hair'));
const flat = man.groups.flatMap((group): Group[] => {
  if (group === hair) return [{ ...group, solids: [...group.solids, corners] }];
  const [palm] = group.solids;
  if (group !== hands.at(-1) || !palm) return [group];
  const wrist = { ...palm.frame, at: within(palm.frame, [0.004, -0.055, 0]) };
  return hand(wrist, { size: 1.05, curl: [6, 6, 8, 10], material: group.material });
});

export default {
  alt: `Under a garage ceiling ${seen(desmondAkerele)} drills a timber bearer; a spring hangs from its hook, and the heavy bag waits below.`,
  svg: poster({
    background: '#b3a588',
    layers: [
      bricks(
        view,
        { at: [-3, 0.6, -1.6], along: [0.42, 0, 0], up: [0, 0.16, 0], rows: 24, columns: 18 },
        [ink.sand, '#d3c5a7', '#e3d8c0'],
      ),
      halftone(
        { x: 200, y: 100, width: 1200, height: 1000 },
        { ink: '#f1e9d8', pitch: 34, cover: (x, y) => 0.9 - 2 * Math.hypot(x - 0.5, y - 0.5) },
      ),
      panel(view, [-3, UNDER + 0.1, -0.2], [6, 0, 0], [0, 1, 0], ink.navy),
      print([...timber, ...hardware, ...bag, ...drill, ...flat], {
        view,
        light: { from: [-1.4, 1.9, 2.6], rim: [0.9, 0.2, -0.4], fill: 0.3 },
        inks: {
          ...man.inks,
          joist: { tones: ['#3a1d10', ink.leather, '#b8763f'] },
          bearer: { tones: ['#7a4a1e', '#c9862f', ink.amber], levels: [0.15, 0.55] },
          steel: dyes.steel,
          spring: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5 },
          bag: { ...black, rim: ink.paper },
          zip: { tones: [ink.red] },
          patch: { tones: [ink.stone, ink.sand, ink.paper] },
          strap: { tones: [ink.stone, ink.sand, ink.paper] },
          band: dyes.red,
          drill: dyes.amber,
          battery: dyes.black,
        },
      }),
    ],
  }),
} satisfies Drawing;
