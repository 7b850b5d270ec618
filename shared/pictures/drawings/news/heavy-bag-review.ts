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

// Under the ceiling of a garage: the bag hangs from a bearer that is bolted to two joists.
const view = camera({ eye: [0.3, 1.5, 4.3], at: [0.3, 1.52, 0], view: 43.5, shift: [70, 0] });
const UNDER = 2.44;
const HOOK = -0.06;

const JOISTS = [HOOK - 1.1, HOOK - 0.37, HOOK + 0.37, HOOK + 1.1];

const timber: Group[] = [
  ...JOISTS.map((x) => ({
    material: 'joist',
    solids: [block(standing([x, UNDER + 0.26, 0], 90), [0.1, 0.15, 0.055], { round: 0.006 })],
  })),
  {
    material: 'bearer',
    solids: [block(standing([HOOK, UNDER + 0.055, 0], 0), [0.62, 0.055, 0.1], { round: 0.01 })],
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
  bolt(HOOK + 0.37),
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
    solids: [drum([HOOK, RIM - 1.2, 0], [HOOK, RIM, 0], [RADIUS, RADIUS], { round: 0.03 })],
  },
  {
    material: 'band',
    solids: [
      ...[RIM - 0.07, RIM - 0.43, RIM - 0.79, RIM - 1.13].map((y) =>
        drum([HOOK, y - 0.03, 0], [HOOK, y, 0], [RADIUS + 0.006, RADIUS + 0.006], { round: 0.03 }),
      ),
    ],
  },
  // The zip and the maker's patch are where the gear list shows them.
  cord([overRim([-0.09, -0.03, 0.185]), overRim([-0.09, -1.17, 0.185])], 0.008, 'zip'),
  {
    material: 'patch',
    solids: [
      block(standing(overRim([0.02, -0.2, 0.205]), 84), [0.006, 0.05, 0.07], { round: 0.005 }),
    ],
  },
  // Four straps run from the ring under the chain to the rim, and are sewn down the sides.
  ...[-1, 1].flatMap((side) =>
    [0.09, 0.195].map((front): Group => {
      const out = Math.sqrt(0.216 ** 2 - front ** 2) * side;
      return {
        material: 'strap',
        solids: ribbon(
          [
            [HOOK + 0.012 * side, UNDER - 0.38, 0.02],
            overRim([out, 0, front]),
            overRim([out, -0.24, front]),
          ],
          0.034,
          [side * 0.5, 0, 0.87],
          0.006,
        ),
      };
    }),
  ),
];

const pose: Pose = {
  ...poses.squareUp,
  hipTurn: 4,
  chestTurn: 2,
  lean: 2,
  head: { nod: 4, turn: 34 },
  // The near hand lies on the front of the bag, the other holds it from behind.
  leftHand: [0.55, 1.32, 0.2],
  leftPalm: [0, 0, -1],
  leftElbow: [-0.2, -1, 0.5],
  rightHand: [0.5, 1.42, -0.2],
  rightPalm: [0, 0, 1],
  rightElbow: [0, -1, -0.6],
  leftFoot: [0.12, 0.09, 0.14],
  rightFoot: [-0.14, 0.09, -0.12],
};
const man = clothed(
  desmondAkerele,
  pose,
  { at: [0.76, 0, 0.06], facing: 178 },
  {
    mood: 'calm',
    gaze: [0.4, 0],
    top: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.2, 0.8] },
    build: { headSize: 1.16 },
  },
);
/** Both lie flat. */
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
  if (!hands.includes(group) || !palm) return [group];
  const wrist = { ...palm.frame, at: within(palm.frame, [0.004, -0.055, 0]) };
  return hand(wrist, { size: 1.05, curl: [6, 6, 8, 10], material: group.material });
});

export default {
  alt: `Under a garage ceiling ${seen(desmondAkerele)} steadies a black heavy bag, which hangs from a bearer by a red spring and four straps.`,
  svg: poster({
    background: '#b3a588',
    layers: [
      bricks(
        view,
        { at: [-4.2, 0, -1.6], along: [0.42, 0, 0], up: [0, 0.16, 0], rows: 24, columns: 22 },
        [ink.sand, '#d3c5a7', '#e3d8c0'],
      ),
      halftone(
        { x: 200, y: 100, width: 1200, height: 1000 },
        { ink: '#f1e9d8', pitch: 34, cover: (x, y) => 0.9 - 2 * Math.hypot(x - 0.5, y - 0.5) },
      ),
      panel(view, [-3, UNDER + 0.1, -0.2], [6, 0, 0], [0, 1, 0], ink.navy),
      print([...timber, ...hardware, ...bag, ...flat], {
        view,
        light: { from: [-1.4, 1.9, 2.6], rim: [0.9, 0.2, -0.4], fill: 0.3 },
        // Finer than others, for the face.
        step: 1,
        inks: {
          ...man.inks,
          joist: { tones: ['#3a1d10', ink.leather, '#b8763f'] },
          bearer: { tones: ['#7a4a1e', '#c9862f', ink.amber], levels: [0.15, 0.55] },
          steel: dyes.steel,
          spring: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5 },
          bag: black,
          zip: { tones: [ink.red] },
          patch: { tones: [ink.stone, ink.sand, ink.paper] },
          strap: { tones: [ink.stone, ink.sand, ink.paper] },
          band: dyes.red,
        },
      }),
    ],
  }),
} satisfies Drawing;
