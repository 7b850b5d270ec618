import { clothed, seen, tamLindqvist } from '../../cast/index.ts';
import {
  along,
  block,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  standing,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.05, 1.42, 2.05], at: [0.04, 1.15, 0], view: 40 });

// The receiver is at his left ear; his right hand writes.
const caller = clothed(
  tamLindqvist,
  {
    ...poses.squareUp,
    hips: [0, 0.62, 0],
    hipTurn: 0,
    chestTurn: 0,
    lean: 8,
    head: { turn: -8, nod: 6, tilt: 10 },
    leftHand: [0.16, 1.28, 0.22],
    leftPalm: [-0.4, 0, -1],
    leftElbow: [0.2, -1, 0.7],
    rightHand: [0.42, 0.88, -0.1],
    rightElbow: [-0.2, -0.8, -1],
  },
  { at: [0, 0, 0], facing: 88 },
  {
    mood: 'glad',
    gaze: [-0.3, -0.2],
    top: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.62] },
    build: { legs: false },
  },
);
const ear: Vec = [0.15, 1.38, 0.13];
const mouth: Vec = [0.1, 1.24, 0.24];
const telephone = [
  {
    material: 'phone',
    solids: [
      taper(ear, mouth, [0.022, 0.022]),
      drum(ear, [ear[0] - 0.035, ear[1] - 0.005, ear[2] - 0.012], [0.038, 0.036], {
        round: 0.008,
        blend: 0.012,
      }),
      drum(mouth, [mouth[0] - 0.035, mouth[1] + 0.012, mouth[2] - 0.02], [0.036, 0.032], {
        round: 0.008,
        blend: 0.012,
      }),
    ],
  },
  cord(
    [mouth, [0.2, 1.08, 0.3], [0.34, 0.92, 0.34], [0.46, 0.9, 0.3], [0.5, 0.86, 0.26]],
    0.009,
    'phone',
  ),
  {
    material: 'phone',
    solids: [
      block(along([0.52, 0.86, 0.24], [0, 1, 0.25]), [0.11, 0.05, 0.13], { round: 0.03 }),
      drum([0.52, 0.9, 0.26], [0.52, 0.93, 0.27], [0.06, 0.056], { round: 0.006, blend: 0.01 }),
    ],
  },
  {
    material: 'dial',
    solids: [drum([0.52, 0.93, 0.272], [0.52, 0.936, 0.274], [0.042, 0.042], { round: 0.002 })],
  },
  {
    material: 'paper',
    solids: [block(standing([-0.12, 0.81, 0.5], 80), [0.13, 0.008, 0.1], { round: 0.004 })],
  },
  { material: 'pencil', solids: [taper([-0.12, 0.83, 0.44], [-0.06, 0.98, 0.36], [0.004, 0.008])] },
];

// A month of days on the wall, some of them ringed.
const days = Array.from({ length: 35 }, (_, n) => ({
  x: 150 + (n % 7) * 74,
  y: 236 + Math.floor(n / 7) * 74,
}));
const calendar = [
  rect(ink.black, 122, 122, 548, 520),
  rect(ink.paper, 114, 112, 548, 520),
  rect(ink.red, 114, 112, 548, 92),
  ...days.map(({ x, y }) => rect(ink.sand, x - 22, y - 10, 62, 62)),
  ...[9, 17, 30].map((n) => {
    const { x, y } = days[n] ?? { x: 0, y: 0 };
    return `<circle cx="${x + 9}" cy="${y + 21}" r="31" fill="none" stroke="${n === 17 ? ink.blue : ink.red}" stroke-width="9"/>`;
  }),
];

export default {
  alt: `${seen(tamLindqvist)} smiles into a red telephone and takes notes, a wall calendar with ringed days behind.`,
  svg: poster({
    background: '#c99a55',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.amber, pitch: 28, cover: (x, y) => 1.1 - 0.5 * x - 0.5 * y },
      ),
      ...calendar,
      print([...caller.groups, ...telephone], {
        view,
        dots: 10,
        light: { from: [-1.1, 3.4, 2.4], rim: [0.85, 0.3, -0.45], fill: 0.18 },
        inks: {
          ...caller.inks,
          phone: dyes.red,
          dial: dyes.white,
          paper: dyes.white,
          pencil: dyes.amber,
        },
      }),
      panel(view, [-3, 0.8, 0.74], [6, 0, 0], [0, -0.9, 0], ink.darkLeather),
      panel(view, [-3, 0.8, 0.74], [6, 0, 0], [0, -0.05, 0], ink.leather),
    ],
  }),
} satisfies Drawing;
