import { grasp } from '../../../kit/figure/holding.ts';
import type { Solid } from '../../../kit/geometry/solid.ts';
import {
  across,
  add,
  block,
  camera,
  cord,
  cross,
  type Drawing,
  drum,
  dyes,
  type Group,
  ink,
  mix,
  print,
  rotate,
  scale,
  skins,
  taper,
  unit,
  type Vec,
  within,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [0, 0.12, 1.3], at: [0, 0.06, 0], view: 26, shift: [280, 130] });

/** From the fist along the handle to its end, where the rope turns in its bearing. */
const way = unit([-0.95, 0.24, 0.2]);
/** From the wrist to the fist: the forearm is at a right angle to the handle. */
const left = unit(across([0, 1, 0.1], way));
const FIST: Vec = [0.06, 0.06, 0];
const at = (metres: number): Vec => add(FIST, scale(way, metres));
/** From the wrist down the forearm. */
const arm = (metres: number): Vec => add(FIST, scale(left, -0.092 - metres));
/** Where the back of the hand looks. */
const back = cross(left, way);
const hand = grasp({ at: FIST, up: way, left, forward: back }, 0.0165);

const handle: Group[] = [
  {
    material: 'wood',
    solids: [
      drum(at(-0.075), at(-0.06), [0.016, 0.0185], { round: 0.004 }),
      taper(at(-0.06), at(0.04), [0.0165, 0.0155], { blend: 0.004 }),
      taper(at(0.04), at(0.115), [0.0165, 0.012], { blend: 0.006 }),
    ],
  },
  { material: 'band', solids: [drum(at(0.062), at(0.07), [0.0175, 0.0172], { round: 0.002 })] },
  { material: 'steel', solids: [drum(at(0.118), at(0.136), [0.01, 0.008], { round: 0.003 })] },
];
/** Swings from the handle to the left, over the upper edge, and back behind the head. */
const rope = bend(at(0.136), at(0.296), [-0.36, 0.36, 0], [0.06, 0.36, -0.16]);

function bend(from: Vec, leaving: Vec, arriving: Vec, to: Vec): Vec[] {
  return Array.from({ length: 41 }, (_, n) => {
    const t = n / 40;
    const middle = mix(leaving, arriving, t);
    return mix(mix(mix(from, leaving, t), middle, t), mix(middle, mix(arriving, to, t), t), t);
  });
}

/** Turns of the wrap are of two tones, so that one sees each. */
const turn = (n: number, ...solids: Solid[]): Group => ({ material: `wrap-${n % 2}`, solids });
/** In the hand: out of its back, from the handle up the fingers, and up to the thumb. */
const hold = { at: FIST, forward: back, up: left, left: way };
const inHand = (out: number, up: number, thumb: number): Vec => within(hold, [out, up, thumb]);
/** A turn across the back of the hand and the palm, at a slant in degrees. */
const acrossHand = (n: number, up: number, slant: number, thick: number, wide: number): Group =>
  turn(
    n,
    block(
      { ...rotate(hold, { tilt: slant }), at: inHand(0.003, up, 0.004) },
      [thick, 0.0135, wide],
      {
        round: 0.011,
      },
    ),
  );
const acrossKnuckles = (n: number, out: number, up: number, thick: number): Group =>
  turn(n, taper(inHand(out, up, 0.034), inHand(out, up, -0.036), [thick, thick * 0.96]));

/** From below the wrist over the hand to the knuckles; the thumb and the fingers' ends are free. */
const wrap: Group[] = [
  ...[-1, 0, 1, 2, 3, 4].map((n) =>
    turn(
      n + 1,
      drum(
        arm(-0.012 + n * 0.017),
        arm(0.006 + n * 0.017),
        [0.034 + n * 0.0011, 0.0335 + n * 0.0011],
        { round: 0.003 },
      ),
    ),
  ),
  // Under the turns, or skin shows between them.
  turn(
    0,
    block({ ...hold, at: inHand(0.003, -0.058, 0.004) }, [0.032, 0.044, 0.0475], { round: 0.02 }),
  ),
  acrossHand(1, -0.084, 6, 0.036, 0.0435),
  acrossHand(0, -0.068, -13, 0.037, 0.0465),
  acrossHand(1, -0.05, 13, 0.034, 0.047),
  // Around the root of the thumb.
  turn(0, taper(inHand(-0.005, -0.047, 0.026), inHand(0.005, -0.042, 0.038), [0.0215, 0.019])),
  acrossKnuckles(0, 0.011, -0.034, 0.0205),
  acrossKnuckles(1, 0.019, -0.014, 0.0168),
];

export default {
  alt: 'A wrapped hand swings a skipping rope by its wooden handle.',
  svg: cutOut([
    print(
      [
        ...hand,
        ...handle,
        cord(rope, 0.0052, 'rope'),
        ...wrap,
        { material: 'skin', solids: [taper(arm(0.1), arm(0.4), [0.034, 0.048])] },
      ],
      {
        view,
        light: { from: [-1.1, 1.5, 1.4], rim: [0.85, 0.2, -0.4], fill: 0.18 },
        inks: {
          skin: { ...skins.brown, rim: '#5f86ff' },
          wood: { tones: ['#8a5a2c', ink.amber, '#f7d9a2'], levels: [0.2, 0.6], gloss: 0.3 },
          band: dyes.red,
          steel: { ...dyes.steel, gloss: 0.6 },
          rope: { tones: [ink.deepRed, ink.red, '#f0604a'] },
          'wrap-0': { ...dyes.white, rim: '#5f86ff' },
          'wrap-1': { tones: ['#5b5c66', '#bdb49f', '#e6dfd0'], rim: '#5f86ff' },
        },
      },
    ),
  ]),
} satisfies Drawing;
