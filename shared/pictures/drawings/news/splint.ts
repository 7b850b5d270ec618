import { boxing, clothed, corinDelahaye, seen } from '../../cast/index.ts';
import { slice } from '../../kit/gear/seams.ts';
import {
  block,
  camera,
  type Drawing,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  rotate,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.14, 1.53, 1.36], at: [0.14, 1.57, 0.1], view: 47, shift: [50, 0] });

// He lifts his right hand, its back to the viewer, between the viewer and himself.
const pose = {
  ...poses.squareUp,
  hipTurn: 0,
  chestTurn: 0,
  lean: 2,
  head: { nod: 20, turn: 18, tilt: -6 },
  leftHand: [0.05, 0.8, 0.35] as Vec,
  rightHand: [0.3, 1.5, 0.1] as Vec,
  rightPalm: [-1, -0.1, 0.35] as Vec,
  rightElbow: [0.2, -1, -0.5] as Vec,
};
const place = { at: [0, 0, 0] as Vec, facing: 76 };
const build = { legs: false, hands: 'bare', curl: [2, 15, 26, 38] } as const;
const isSkin = ({ material }: Group) => material === 'corin-delahaye.skin';
const { groups, inks } = clothed(corinDelahaye, pose, place, {
  mood: 'tired',
  gaze: [0.6, -0.5],
  top: { tones: ['#10182f', '#27355c', '#435488'], levels: [0.2, 0.7] },
  build,
});

// The sleeves of a T-shirt end in the middle of the upper arm.
const bare = boxing(corinDelahaye, pose, place, { build }).groups.filter(isSkin);
const arms = [bare[1], bare[3]].filter((arm) => arm !== undefined);
let sleeves = 0;
const dressed = groups.flatMap((group): Group[] => {
  const arm = arms[sleeves];
  const bone = arm?.solids[0]?.frame;
  if (
    !(arm && bone) ||
    !group.material.endsWith('.hood') ||
    group.solids.length !== arm.solids.length
  )
    return [group];
  sleeves++;
  return [arm, { ...group, solids: slice(group.solids, bone, [-0.4, 0.2], 0.006) }];
});

const fingers = groups.filter(isSkin).at(2);
const back = fingers?.solids[0]?.frame;
const forearm = arms[1]?.solids[4]?.frame;
if (!(fingers && back && forearm)) throw new Error('pictures: splint.ts finds no right hand.');
/** About the middle of the back of the hand: forward out of it, up to the fingers, to the thumb. */
const spot = (v: Vec): Vec => within(back, v);

// A bandage covers forearm and palm up to the knuckles, and leaves fingers and thumb free.
const palm = [...(arms[1]?.solids.slice(4) ?? []), ...fingers.solids.slice(0, 3)];
const turns = Array.from({ length: 11 }, (_, n): Group => {
  const low = -0.2 + n * 0.022;
  return {
    material: n % 2 ? 'gauze' : 'tape',
    solids: slice(
      palm,
      rotate({ ...back, at: spot([0, low, 0]) }, { tilt: 16 }),
      [0, 0.024],
      0.009 + (n % 2) * 0.002,
    ),
  };
});
const dressing: Group[] = [
  ...turns,
  {
    material: 'splint',
    solids: [
      block({ ...rotate(back, { nod: 4 }), at: spot([0.028, 0.052, 0.024]) }, [0.006, 0.1, 0.013], {
        round: 0.005,
      }),
    ],
  },
  ...[
    [0.098, 0.017, 0.026],
    [0.138, 0.016, 0.026],
  ].map(([up = 0, half = 0, left = 0]) => ({
    material: 'band',
    solids: [
      block({ ...back, at: spot([0.012, up, left]) }, [0.03, 0.009, half], { round: 0.009 }),
    ],
  })),
];

export default {
  alt: `With lowered eyes ${seen(corinDelahaye)} looks at his raised right hand, bandaged to the knuckles, a blue splint along its index finger.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#b8261d', pitch: 34, cover: (x, y) => 1.25 - 2 * Math.hypot(x - 0.5, y - 0.3) },
      ),
      print([...dressed, ...dressing], {
        view,
        light: { from: [-0.5, 2.5, 3], rim: [0.85, 0.3, -0.4], fill: 0.3 },
        inks: {
          ...inks,
          splint: { tones: [ink.nightBlue, ink.blue, '#86a4ff'], levels: [0.15, 0.75] },
          tape: { tones: ['#6b6a70', '#d8d0c0', ink.paper], levels: [0.16, 0.5] },
          gauze: { tones: ['#5b5c66', '#c4bca9', '#e6dfd0'], levels: [0.16, 0.5] },
          band: { tones: ['#5b5c66', '#e9e3d6', '#ffffff'], levels: [0.16, 0.5] },
        },
      }),
    ],
  }),
} satisfies Drawing;
