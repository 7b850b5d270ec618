import { clothed, desmondAkerele, seen } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  ground,
  ink,
  poses,
  post,
  poster,
  print,
  rope,
  sky,
  type Vec,
} from '../../kit/index.ts';
import { panel, panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [-0.3, 1.25, 3.5], at: [0.05, 0.97, 0], view: 40 });
const rim = ink.paper;

// One hand lifts a rope and one foot holds another down, as a second does for his boxer.
const lifted: Vec = [-0.1, 1.21, 0.03];
const held: Vec = [0.02, 0.27, 0];

const host = clothed(
  desmondAkerele,
  {
    ...poses.squareUp,
    hips: [0, 0.88, 0.06],
    hipTurn: -6,
    chestTurn: -20,
    lean: 8,
    side: -10,
    head: { turn: -16, nod: 6, tilt: -8 },
    leftHand: [0.24, 1.31, 0.42],
    leftElbow: [-0.3, -1, 0.8],
    leftPalm: [0, -1, 0],
    rightHand: [0.24, 1.14, -0.66],
    rightElbow: [-0.2, -1, -0.7],
    rightPalm: [0, 1, 0],
    leftFoot: [0.02, 0.1, 0.2],
    leftToes: 14,
    rightFoot: [0.2, 0.4, -0.56],
    rightToes: -34,
  },
  { at: [0.6, 0, -0.22], facing: 96 },
  {
    mood: 'glad',
    gaze: [-0.4, 0],
    build: { headSize: 1.14 },
    rim,
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.62] },
  },
);

const light = { from: [-1.2, 2.4, 3.2], rim: [0.85, 0.3, -0.45], fill: 0.16 } as const;
/** His fists close around the ropes and his right boot is on one, so they are in front of them. */
const hands = host.groups.filter(({ material }) => material.endsWith('.skin')).slice(1, 3);
const sole = host.groups.findLastIndex(({ material }) => material.endsWith('.sole'));
const trousers = host.groups
  .slice(0, sole)
  .findLastIndex(({ material }) => material.endsWith('.sweats'));
const rightLeg = host.groups.slice(trousers, sole + 1);

type Strand = { ink: string; light: string };
const white: Strand = { ink: ink.sand, light: ink.paper };
const red: Strand = { ink: ink.red, light: '#f0604a' };
const thick = 0.052;
const [left, right] = [-1.5, 2.2];
const straight = (height: number, inks: Strand) =>
  rope(view, [left, height, 0], [right, height, 0], { ...inks, thick, sag: 0.02 });
const bent = (height: number, at: Vec, inks: Strand) =>
  [left, right].map((x) => rope(view, [x, height, 0], at, { ...inks, thick, sag: 0 })).join('');

export default {
  alt: `${seen(desmondAkerele)} holds the ropes of a gym ring apart with hand and foot, and smiles at whoever comes in.`,
  svg: poster({
    background: ink.amber,
    layers: [
      panes(
        view,
        { at: [-5, 1.5, -5], along: [0.62, 0, 0], up: [0, 0.62, 0], rows: 3, columns: 16 },
        ['#f7d79c', '#f3c67c', ink.sand],
        ink.darkLeather,
      ),
      sky('#b5752c', 420, 800, (_, y) => y, 26),
      ground(
        view,
        [
          [-7, 0, -3.4],
          [7, 0, -3.4],
          [7, 0, 0.3],
          [-7, 0, 0.3],
        ],
        ink.sand,
      ),
      rope(view, [-5, 1.3, -3.3], [5, 1.3, -3.3], { ...red, thick }),
      rope(view, [-5, 0.9, -3.3], [5, 0.9, -3.3], { ...white, thick }),
      rope(view, [-5, 0.5, -3.3], [5, 0.5, -3.3], { ...red, thick }),
      post(view, [-2.6, 0, -3.3], { pad: ink.blue, light: '#5f86ff' }),
      panel(view, [-7, 0, 0.3], [14, 0, 0], [0, -0.9, 0], ink.deepBlue),
      panel(view, [-7, 0.02, 0.31], [14, 0, 0], [0, -0.12, 0], ink.blue),
      print(host.groups, { view, light, floor: ink.stone, inks: host.inks }),
      post(view, [left, 0, 0], { pad: ink.red, light: '#f0604a' }),
      straight(0.2, white),
      bent(0.64, held, red),
      bent(0.97, lifted, red),
      straight(1.32, white),
      print([...hands, ...rightLeg], { view, light, inks: host.inks }),
    ],
  }),
} satisfies Drawing;
