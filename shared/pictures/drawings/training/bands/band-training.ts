import { grasp } from '../../../kit/figure/holding.ts';
import {
  across,
  add,
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
  scale,
  skins,
  taper,
  unit,
  type Vec,
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
const hand = grasp({ at: FIST, up: way, left, forward: cross(left, way) }, 0.0165);

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

/** Turns of tape, of two tones, so that one sees each. */
const tape: Group[] = Array.from({ length: 7 }, (_, n) => ({
  material: `tape-${n % 2}`,
  solids: [
    drum(
      arm(-0.012 + n * 0.017),
      arm(0.006 + n * 0.017),
      [0.0335 + n * 0.0012, 0.033 + n * 0.0012],
      {
        round: 0.003,
      },
    ),
  ],
}));

export default {
  alt: 'A taped hand swings a skipping rope by its wooden handle.',
  svg: cutOut([
    print(
      [
        ...hand,
        ...handle,
        cord(rope, 0.0052, 'rope'),
        ...tape,
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
          'tape-0': { ...dyes.white, rim: '#5f86ff' },
          'tape-1': { tones: ['#5b5c66', '#bdb49f', '#e6dfd0'], rim: '#5f86ff' },
        },
      },
    ),
  ]),
} satisfies Drawing;
