import { clothed, nicoCastellane, seen } from '../../cast/index.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import {
  block,
  camera,
  type Drawing,
  dressed,
  drum,
  type Group,
  ground,
  hoop,
  ink,
  lamp,
  poses,
  poster,
  print,
  rotate,
  taper,
  type Vec,
  within,
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
    mood: 'calm',
    gaze: [-0.3, -0.4],
    top: { tones: [ink.black, ink.deepRed, ink.red], levels: [0.2, 0.6] },
    rim: ink.amber,
  },
);
const skull = skullOf(walker.groups);
const nape = within(skull, [-0.06, -0.15, 0]);
const throat: Group[] = [
  { material: 'skin', solids: [taper(within(skull, [-0.045, -0.22, 0]), nape, [0.062, 0.058])] },
  {
    material: 'collar',
    solids: [
      hoop({ ...rotate(skull, { nod: 14 }), at: within(skull, [-0.045, -0.162, 0]) }, 0.086, 0.017),
    ],
  },
];
// The top ends at a collar, below a bare neck.
const opening = block(
  { ...rotate(skull, { nod: 14 }), at: within(skull, [-0.04, -0.08, 0]) },
  [0.14, 0.08, 0.13],
  {
    carve: true,
    blend: 0.01,
  },
);
let lids = 0;

const groups = walker.groups
  .map((group, n) => (n === 0 ? { ...group, solids: [...group.solids, opening] } : group))
  // He looks down and is small here: no lower lid shows, nor the scars, which would cut his brows.
  .filter(
    ({ material }) =>
      !material.endsWith('.scar') && !(material.endsWith('.lid') && lids++ % 2 === 1),
  );

/** Over his right shoulder, from the fist to the end of the bag. */
const over: readonly Vec[] = [
  [0.45, 1.275, 0.27],
  [0.45, 1.345, 0.27],
  [0.385, 1.45, 0.22],
  [0.335, 1.515, 0.12],
  [0.28, 1.53, 0.02],
  [0.2, 1.48, -0.08],
  [0.1, 1.38, -0.18],
  [0, 1.26, -0.27],
];
const bag = [
  {
    material: 'bag',
    folds: 0.004,
    solids: [drum([0.02, 1.2, -0.34], [0.5, 1.06, -0.3], [0.17, 0.17], { round: 0.05 })],
  },
  {
    material: 'strap',
    solids: over
      .slice(1)
      .map((to, n) => taper(over[n] ?? to, to, [0.015, 0.015], { blend: 0.006 })),
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
      lamp({ x: 640, y: 80, size: 120, foot: [640, 1000], spread: 150, strength: 0.12 }),
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
      print([...groups, ...dressed(throat, 'nico-castellane'), ...bag], {
        view,
        light: { from: [-1.6, 3.2, 1.8], rim: [-0.85, 0.25, -0.5], fill: 0.12 },
        inks: {
          ...walker.inks,
          'nico-castellane.collar': {
            tones: [ink.deepRed, ink.red, '#f0604a'],
            levels: [0.1, 0.5],
          },
          'nico-castellane.lid': { tones: ['#9a6440'] },
          'nico-castellane.lip': { tones: ['#8a4a36'] },
          'nico-castellane.mouth': { tones: ['#3a1512'] },
          'nico-castellane.eye': { tones: ['#b8895a'] },
          bag: { tones: [ink.black, ink.slate, '#46567e'] },
          strap: { tones: [ink.stone, ink.sand] },
        },
      }),
    ],
  }),
} satisfies Drawing;
