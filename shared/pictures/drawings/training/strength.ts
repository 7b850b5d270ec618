import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  add,
  along,
  ball,
  block,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  ground,
  ink,
  mix,
  poses,
  poster,
  print,
  project,
  scale,
  skins,
  taper,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.02, 0.8, 2.9], at: [0.02, 0.665, 0], view: 43.6 });

const SIZE = 1.82;
const MIDDLE: Vec = [0, 0.77, 0.34];
const RADIUS = 0.175;
const on = (way: Vec, above = 0): Vec => add(MIDDLE, scale(unit(way), RADIUS + above));

/** Plain dark leather, and around its middle a broad band of pale panels. */
const POLE: Vec = [-0.3, 0.93, 0.16];
const pole = along(MIDDLE, POLE, [1, 0, 0]);
const BAND = 0.056;
/** On the band: so far around the axis, in parts of a turn, and so far above the middle. */
function onBand(turn: number, above: number): Vec {
  const out = Math.sqrt((RADIUS + 0.003) ** 2 - above ** 2);
  const angle = turn * Math.PI * 2;
  return within(pole, [Math.cos(angle) * out, above, Math.sin(angle) * out]);
}
const beyond = (side: 1 | -1) =>
  block({ ...pole, at: within(pole, [0, side * (BAND + 0.2), 0]) }, [0.3, 0.2, 0.3], {
    carve: true,
  });
const medicineBall: Group[] = [
  { material: 'ball', solids: [ball(MIDDLE, RADIUS)] },
  { material: 'belt', solids: [ball(MIDDLE, RADIUS + 0.003), beyond(1), beyond(-1)] },
  {
    material: 'seam',
    solids: Array.from({ length: 9 }, (_, n) => (n + 0.7) / 9).flatMap((turn) => {
      const heights = [-BAND, -BAND / 2, 0, BAND / 2, BAND];
      return heights
        .slice(1)
        .map((above, n) =>
          taper(onBand(turn, heights[n] ?? above), onBand(turn, above), [0.0035, 0.0035]),
        );
    }),
  },
];

/** Where a hand lies on the ball, seen from its middle: the left hand's, at its side and below. */
const WRIST: Vec = [0.8, -0.92, 0.1];
const KNUCKLES: readonly Vec[] = [
  [0.93, 0.1, 0.3],
  [0.88, -0.1, 0.47],
  [0.78, -0.3, 0.57],
  [0.64, -0.5, 0.6],
];
const TIPS: readonly Vec[] = [
  [0.68, 0.52, 0.5],
  [0.58, 0.22, 0.78],
  [0.46, -0.1, 0.88],
  [0.36, -0.38, 0.86],
];
const THUMB: readonly Vec[] = [
  [0.97, -0.3, -0.1],
  [0.93, 0.25, -0.06],
  [0.74, 0.6, 0.12],
];
const wrist = (side: 1 | -1) => on([WRIST[0] * side, WRIST[1], WRIST[2]], 0.03);
/** Palm and fingers lie on the leather; the fingers are spread, so that it shows between them. */
function grip(side: 1 | -1): Group {
  const at = ([x, y, z]: Vec, above = 0.011): Vec => on([x * side, y, z], above);
  const bone = (points: readonly Vec[], radii: readonly number[]) =>
    points.slice(1).map((point, n) =>
      taper(points[n] ?? point, point, [radii[n] ?? 0.01, radii[n + 1] ?? 0.01], {
        blend: 0.006,
      }),
    );
  return {
    material: 'skin',
    solids: [
      ...KNUCKLES.map((knuckle) =>
        taper(wrist(side), at(knuckle), [0.026, 0.017], { blend: 0.02 }),
      ),
      taper(wrist(side), at(THUMB[0] ?? WRIST, 0.014), [0.026, 0.021], { blend: 0.02 }),
      ...KNUCKLES.flatMap((knuckle, n) => {
        const tip = TIPS[n] ?? knuckle;
        const points = [0, 0.45, 0.75, 1].map((part) => at(mix(knuckle, tip, part)));
        return bone(points, [0.0165, 0.0145, 0.0135, 0.0115]);
      }),
      ...bone(
        THUMB.map((way) => at(way, 0.014)),
        [0.021, 0.0165, 0.0125],
      ),
    ],
  };
}

const k = SIZE / 1.8;
const reached = (side: 1 | -1): Vec => {
  const [x, y, z] = wrist(side);
  return [z / k, y / k, x / k];
};
const athlete = figure(
  {
    ...poses.squareUp,
    hips: [-0.2, 0.44, 0],
    hipTurn: 0,
    chestTurn: 0,
    lean: 22,
    head: { nod: 4 },
    leftHand: reached(1),
    rightHand: reached(-1),
    leftElbow: [-0.1, -0.6, 1],
    rightElbow: [-0.1, -0.6, -1],
    leftFoot: [0, 0.09, 0.43],
    rightFoot: [0, 0.09, -0.43],
    leftToes: 48,
    rightToes: -48,
    rightHeel: 0,
  },
  { at: [0, 0, 0], facing: 90 },
  {
    height: SIZE,
    bulk: 1.08,
    hands: 'bare',
    top: 'vest',
    headSize: 1.12,
    neck: 0.02,
    face: { hair: 'crop', mood: 'stern' },
  },
);
/** His own hands, fists without the ball, are the third and the fifth of what is skin. */
let part = 0;
const hands = new Set([2, 4]);
const body = athlete.filter(({ material }) => material !== 'skin' || !hands.has(part++));

const { x, y } = project(view, MIDDLE);

export default {
  alt: 'An athlete in a white vest sits deep in a squat, thighs apart, and holds a leather medicine ball in both hands at his chest.',
  svg: poster({
    background: ink.red,
    layers: [
      rays(x, y, '#b8261d', 14, 0.1),
      ground(
        view,
        [
          [-4, 0, -1.1],
          [4, 0, -1.1],
          [4, 0, 2],
          [-4, 0, 2],
        ],
        ink.deepRed,
      ),
      `<ellipse cx="790" cy="928" rx="440" ry="58" fill="${ink.nightRed}"/>`,
      print([...body, ...medicineBall, grip(1), grip(-1)], {
        view,
        light: { from: [-1.3, 3.0, 2.8], rim: [0.85, 0.2, -0.45], fill: 0.25 },
        inks: {
          ...worn({ skin: skins.brown, top: dyes.white, shorts: dyes.black, boots: dyes.blue }),
          ball: { tones: ['#120a08', '#33190f', '#5f3320'], gloss: 0.3 },
          seam: { tones: ['#5a2f14'] },
          belt: { tones: ['#7a4a1e', '#c9862f', ink.amber], levels: [0.15, 0.5] },
        },
      }),
    ],
  }),
} satisfies Drawing;
