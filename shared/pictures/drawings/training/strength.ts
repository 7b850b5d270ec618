import { worn } from '../../kit/gear/worn.ts';
import {
  add,
  along,
  ball,
  camera,
  type Drawing,
  dyes,
  figure,
  halftone,
  hoop,
  ink,
  poses,
  poster,
  print,
  project,
  scale,
  skins,
  unit,
  type Vec,
} from '../../kit/index.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1.28, 2.1], at: [0, 1.4, 0], view: 39 });

const MIDDLE: Vec = [0, 1.24, 0.44];
const RADIUS = 0.165;
const TILT: Vec = [0.3, 1, 0.35];
/** Rubber, with a belt of grip around it. */
const medicineBall = [
  { material: 'ball', solids: [ball(MIDDLE, RADIUS)] },
  {
    material: 'belt',
    solids: [-0.03, 0, 0.03].map((off) =>
      hoop(
        along(add(MIDDLE, scale(unit(TILT), off)), TILT),
        Math.sqrt(RADIUS ** 2 - off ** 2) - 0.012,
        0.0165,
      ),
    ),
  },
];

const athlete = figure(
  {
    ...poses.squareUp,
    hips: [-0.08, 0.9, 0],
    hipTurn: 0,
    chestTurn: 0,
    lean: 12,
    head: { nod: 2 },
    leftHand: [0.46, 1.25, 0.225],
    rightHand: [0.46, 1.25, -0.225],
    leftElbow: [-0.2, -0.35, 1],
    rightElbow: [-0.2, -0.35, -1],
    leftPalm: [-0.5, 0, -1],
    rightPalm: [-0.5, 0, 1],
  },
  { at: [0, 0, 0], facing: 90 },
  {
    height: 1.82,
    bulk: 1.06,
    hands: 'bare',
    curl: [16, 16, 18, 20],
    top: 'vest',
    headSize: 1.1,
    neck: 0.02,
    face: { hair: 'crop', mood: 'strained' },
  },
);

const { x, y } = project(view, MIDDLE);

export default {
  alt: 'An athlete in a white vest holds a big blue medicine ball at his chest, elbows out, about to throw it at the viewer.',
  svg: poster({
    background: ink.red,
    layers: [
      rays(x, y, '#b8261d', 14, 0.1),
      halftone(
        { x: 0, y: 640, width: 1600, height: 360 },
        { ink: ink.deepRed, pitch: 34, cover: (_, part) => part * 1.1 },
      ),
      print([...athlete, ...medicineBall], {
        view,
        light: { from: [-1.3, 3.0, 2.8], rim: [0.85, 0.2, -0.45], fill: 0.25 },
        inks: {
          ...worn({ skin: skins.brown, top: dyes.white, shorts: dyes.black }),
          ball: dyes.blue,
          belt: { tones: ['#8f8a80', ink.paper], levels: [0.1] },
        },
      }),
    ],
  }),
} satisfies Drawing;
