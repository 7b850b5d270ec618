import { clothed, nicoCastellane, seen } from '../../cast/index.ts';
import {
  along,
  camera,
  type Drawing,
  drum,
  ground,
  hoop,
  ink,
  lamp,
  poses,
  poster,
  print,
  taper,
} from '../../kit/index.ts';
import { bricks, panel, panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [-0.2, 1.25, 3.4], at: [0.08, 1.32, 0], view: 34 });

const walker = clothed(
  nicoCastellane,
  {
    ...poses.running,
    hips: [0, 0.96, 0],
    lean: 4,
    head: { turn: -16, nod: 8 },
    leftHand: [0.16, 0.92, 0.26],
    rightHand: [0.2, 1.36, -0.22],
    rightElbow: [0.2, -1, -0.6],
    leftFoot: [0.3, 0.1, 0.08],
    rightFoot: [-0.3, 0.14, -0.08],
    rightHeel: 40,
  },
  { at: [0.42, 0, 0], facing: 58 },
  {
    mood: 'tired',
    gaze: [-0.8, -0.4],
    top: { tones: [ink.black, ink.deepRed, ink.red], levels: [0.2, 0.6] },
    rim: ink.amber,
  },
);
const bag = [
  {
    material: 'bag',
    folds: 0.004,
    solids: [drum([0.02, 1.2, -0.34], [0.5, 1.06, -0.3], [0.17, 0.17], { round: 0.05 })],
  },
  {
    material: 'strap',
    solids: [
      hoop(along([0.15, 1.17, -0.33], [1, -0.25, 0.1]), 0.18, 0.014),
      taper([0.2, 1.25, -0.2], [0.3, 1.49, 0.06], [0.024, 0.024]),
      taper([0.3, 1.49, 0.06], [0.38, 1.44, 0.19], [0.024, 0.024]),
      taper([0.38, 1.44, 0.19], [0.455, 1.345, 0.25], [0.024, 0.024]),
    ],
  },
];

export default {
  alt: `At dusk ${seen(nicoCastellane)} leaves a brick gym in a red training top, his kit bag on his shoulder, eyes down.`,
  svg: poster({
    background: '#23100c',
    layers: [
      bricks(
        view,
        { at: [-4, 0, -1.6], along: [0.42, 0, 0], up: [0, 0.16, 0], rows: 24, columns: 20 },
        ['#5a2f1c', ink.darkLeather, '#6a3820', ink.darkLeather],
      ),
      // Its light lies on the wall alone: the door stands before it.
      lamp({ x: 470, y: 70, size: 130, foot: [470, 1000], spread: 400, strength: 0.12 }),
      panel(view, [-1.6, 0, -1.55], [1.2, 0, 0], [0, 2.3, 0], ink.black),
      panel(view, [-1.52, 0, -1.52], [1.04, 0, 0], [0, 2.2, 0], ink.amber),
      panel(view, [-0.72, 0, -1.5], [0.28, 0, 0.5], [0, 2.2, 0], ink.deepRed),
      panes(
        view,
        { at: [0.9, 1.3, -1.55], along: [0.3, 0, 0], up: [0, 0.36, 0], rows: 3, columns: 4 },
        [ink.amber, '#f3c67c'],
        ink.black,
      ),
      ground(
        view,
        [
          [-6, 0, -1.6],
          [6, 0, -1.6],
          [6, 0, 3],
          [-6, 0, 3],
        ],
        ink.navy,
      ),
      ground(
        view,
        [
          [-1.52, 0, -1.55],
          [-0.48, 0, -1.55],
          [0.9, 0, 1.6],
          [-1.8, 0, 1.6],
        ],
        '#5c4a3a',
      ),
      print([...walker.groups, ...bag], {
        view,
        light: { from: [-1.6, 3.2, 1.8], rim: [-0.85, 0.25, -0.5], fill: 0.12 },
        inks: {
          ...walker.inks,
          bag: { tones: [ink.black, ink.slate, '#46567e'] },
          strap: { tones: [ink.stone, ink.sand] },
        },
      }),
    ],
  }),
} satisfies Drawing;
