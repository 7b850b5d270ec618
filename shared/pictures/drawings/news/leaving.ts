import { clothed, nicoCastellane, seen } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  ground,
  ink,
  lamp,
  poses,
  poster,
  print,
  scale,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { bricks, panel, panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [-0.2, 1.2, 3.7], at: [0.1, 1.22, 0], view: 33 });

const place = { at: [0.36, 0, 0], facing: 52 } as const;
const walking = standing(place.at, place.facing);
const placed = (v: Vec): Vec => within(walking, scale(v, 0.96));

const walker = clothed(
  nicoCastellane,
  {
    ...poses.running,
    hips: [0, 0.96, 0],
    lean: 4,
    head: { turn: -16, nod: 8 },
    leftHand: [0.2, 0.96, 0.27],
    rightHand: [0.2, 1.29, -0.27],
    rightElbow: [-0.4, -1, -0.2],
    leftFoot: [0.3, 0.1, 0.08],
    rightFoot: [-0.3, 0.14, -0.08],
    rightHeel: 40,
  },
  place,
  {
    mood: 'calm',
    gaze: [-0.4, 0.1],
    build: { headSize: 1.12 },
    top: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.14, 0.6] },
    rim: ink.amber,
  },
);
// He is small here, and his scars would cut his brows.
const groups = walker.groups.filter(({ material }) => !material.endsWith('.scar'));

const on = (f: number, u: number, l: number): Vec => placed([f, u, l]);
const strap = (...points: readonly Vec[]) =>
  points
    .slice(1)
    .map((to, n) => taper(points[n] ?? to, to, [0.024, 0.024], { flat: 0.5, blend: 0.01 }));
/** A long kit bag at his right hip, its strap over the shoulder and through his fist. */
const bag: Group[] = [
  {
    material: 'bag',
    folds: 0.004,
    solids: [drum(on(-0.42, 0.98, -0.35), on(0.16, 0.98, -0.35), [0.125, 0.125], { round: 0.05 })],
  },
  {
    material: 'strap',
    solids: [
      ...strap(
        on(0.12, 1.06, -0.42),
        on(0.22, 1.26, -0.24),
        on(0.14, 1.46, -0.17),
        on(0.04, 1.56, -0.15),
        on(-0.08, 1.56, -0.16),
        on(-0.16, 1.42, -0.22),
        on(-0.3, 1.08, -0.42),
      ),
      ...[0.1, -0.3].map((f) =>
        drum(on(f - 0.02, 0.98, -0.35), on(f + 0.02, 0.98, -0.35), [0.132, 0.132], { round: 0.05 }),
      ),
    ],
  },
];

export default {
  alt: `At dusk ${seen(nicoCastellane)} leaves a brick gym in a red training top, his kit bag on his shoulder.`,
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
        { at: [1.06, 1.3, -1.55], along: [0.3, 0, 0], up: [0, 0.36, 0], rows: 3, columns: 4 },
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
      print([...groups, ...bag], {
        view,
        light: { from: [-1.2, 2.6, 3], rim: [-0.85, 0.25, -0.5], fill: 0.12 },
        inks: {
          ...walker.inks,
          'nico-castellane.hair': dyes.hair,
          bag: { tones: [ink.black, ink.slate, '#46567e'] },
          strap: { tones: [ink.stone, ink.sand] },
        },
      }),
    ],
  }),
} satisfies Drawing;
