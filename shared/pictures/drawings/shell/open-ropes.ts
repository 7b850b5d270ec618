import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import { isHand } from '../../kit/figure/hand.ts';
import { grasp } from '../../kit/figure/holding.ts';
import { pushedSleeves } from '../../kit/gear/clothes/sleeves.ts';
import {
  block,
  camera,
  cord,
  type Drawing,
  dyes,
  type Frame,
  halftone,
  ink,
  poses,
  poster,
  print,
  project,
  shape,
  standing,
  taper,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.02, 1.12, 4.3], at: [0.02, 1.08, 0], view: 32.5 });

// He sits astride a rope, presses it down and lifts the next, as a second does for his boxer: one
// leg is inside the ring, the other outside.
const host = clothed(
  desmondAkerele,
  {
    ...poses.squareUp,
    hips: [0, 0.84, 0],
    leftFoot: [-0.06, 0.09, 0.36],
    rightFoot: [0.3, 0.09, -0.4],
    hipTurn: 4,
    chestTurn: 18,
    lean: 9,
    side: 2,
    head: { turn: 48, nod: 4, tilt: 5 },
    leftHand: [0.31, 0.93, -0.03],
    leftElbow: [-0.7, -0.2, 0.9],
    rightHand: [0.6, 1.56, -0.22],
    rightElbow: [0, -1, -0.3],
  },
  { at: [0.4, 0, 0], facing: 156 },
  {
    mood: 'glad',
    gaze: [0, -0.5],
    build: { headSize: 1.12 },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.62] },
  },
);

/** Where each hand, left and right, closes around a rope. */
const [held, lifted]: [Vec, Vec] = [
  [0.04, 0.785, 0.09],
  [-0.3, 1.66, -0.06],
];
/** The ropes leave the picture on the left, and end at the pad of a corner on the right. */
const [left, right] = [-1.6, 1.15];
/** Where he sits on the lower rope: it passes before his far thigh and behind the near one. */
const seat: Vec = [0.4, 0.7, 0.05];
const [farLeft, atPad]: [Vec, Vec] = [
  [left, 0.94, 0.05],
  [right, 0.9, -0.1],
];
const [high, low]: [Vec[], Vec[]] = [
  [[left, 1.3, 0.05], lifted, [0.4, 1.46, -0.3], [right, 1.34, -0.1]],
  [farLeft, held, seat, atPad],
];

const fingers = { size: 1.12, material: 'desmond-akerele.skin' };
/** His left hand presses down from above, its forefinger towards the viewer's left. */
const pressing = grasp(
  { at: held, up: unit([-1, 0.1, 0]), forward: [0, 0, 1], left: unit([-0.5, -1, 0]) },
  0.021,
  { ...fingers, thumb: 'hidden' },
);
/** His right hand lifts from below. */
const lifting = grasp(
  { at: lifted, up: unit([-1, -0.1, 0]), forward: [0, 0, 1], left: unit([-0.4, 1, 0]) },
  0.021,
  fingers,
);
const inSleeves = pushedSleeves(host.groups);
const [leftHand, rightHand] = inSleeves.filter(isHand);
const dressedHost = inSleeves.flatMap((group) => {
  if (group === leftHand) return pressing;
  return group === rightHand ? lifting : [group];
});

const thick = 0.021;
const ropes = [
  cord(high, thick, 'rope'),
  cord([farLeft, held], thick, 'rope'),
  // In his shade no light prints on it: a highlight that ends at his thigh would look like a stump.
  cord([held, seat], thick, 'shaded-rope'),
  cord([seat, atPad], thick, 'rope'),
];
const pad = {
  material: 'pad',
  solids: [block(standing([1.46, 0.78, -0.1], 90), [0.1, 0.68, 0.3], { round: 0.05 })],
};

const chest = host.groups[0]?.solids[0]?.frame;
const on = (f: number, u: number, l: number): Vec => (chest ? within(chest, [f, u, l]) : lifted);
/** Hangs around his neck, a stripe across both ends. */
const towel = [1, -1].flatMap((side) => {
  const hung = (u: number) => ({ ...(chest as Frame), at: on(0.158, u, 0.088 * side) });
  const cloth = { flat: 0.5, towards: on(1, 0, 0), blend: 0.02 };
  return [
    {
      material: 'towel',
      solids: [
        block(hung(-0.01), [0.014, 0.15, 0.05], { round: 0.012 }),
        taper(on(0.15, 0.125, 0.086 * side), on(0.04, 0.215, 0.09 * side), [0.05, 0.045], cloth),
        taper(on(0.04, 0.215, 0.09 * side), on(-0.1, 0.18, 0.03 * side), [0.045, 0.04], cloth),
      ],
    },
    { material: 'stripe', solids: [block(hung(-0.12), [0.018, 0.014, 0.051], { round: 0.006 })] },
  ];
});

export default {
  alt: `${seen(desmondAkerele)} sits astride a ring rope, lifts the next one, and smiles at whoever comes in.`,
  svg: poster({
    background: '#c98a3a',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.amber, pitch: 28, cover: (x, y) => 1.1 - 0.6 * x - 0.4 * y },
      ),
      // The gap between the ropes is one light shape across the sheet.
      shape(
        '#f7d79c',
        [...high, ...low.toReversed()].map((corner) => {
          const { x, y } = project(view, corner);
          return [x, y] as const;
        }),
      ),
      print([...dressedHost, ...towel, ...ropes, pad], {
        view,
        light: { from: [-1.1, 3.0, 3.0], rim: [0.85, 0.3, -0.45], fill: 0.2 },
        inks: {
          ...host.inks,
          towel: dyes.white,
          stripe: dyes.blue,
          pad: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.25, 0.7] },
          'shaded-rope': { tones: [ink.nightBlue, ink.blue], levels: [0.12] },
          rope: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.25, 0.7] },
        },
      }),
    ],
  }),
} satisfies Drawing;
