import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  heavyBag,
  type Inks,
  ink,
  lamp,
  poses,
  poster,
  print,
  skins,
  skippingRope,
  standing,
  within,
} from '../../kit/index.ts';
import { farBag } from '../../kit/places/backdrop.ts';
import { boards, bricks, panes } from '../../kit/places/gym.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';

const view = camera({ eye: [0.1, 1.25, 5.4], at: [0, 1.42, 0], view: 50 });
const UP = 0.7;
const ring = raisedRing(
  view,
  {
    west: [-4.2, UP, -1.7],
    north: [-0.6, UP, -4.0],
    east: [2.3, UP, -1.9],
    south: [-1.3, UP, 0.3],
  },
  ink.sand,
);
const light = { from: [-0.6, 4.2, 2.2], rim: [0.85, 0.25, -0.45], fill: 0.16 } as const;
const drawn = (groups: Parameters<typeof print>[0], inks: Record<string, Inks>) =>
  print(groups, { view, light, inks });

const blue = drawn(
  figure(
    poses.jab,
    { at: [-1.2, UP, -1.7], facing: 4 },
    { height: 1.76, headSize: 1.1, face: { hair: 'topknot' }, top: 'vest' },
  ),
  worn({ skin: skins.olive, gloves: dyes.blue, top: dyes.white, shorts: dyes.blue }),
);
const red = drawn(
  figure(
    poses.highGuard,
    { at: [0.16, UP, -1.75], facing: 176 },
    { height: 1.8, headSize: 1.1, face: { guard: true } },
  ),
  {
    ...worn({ skin: skins.deep, gloves: dyes.red, shorts: dyes.black }),
    guard: dyes.red,
    trim: dyes.white,
  },
);
const puncher = drawn(
  [
    ...figure(
      { ...poses.cross, rightHand: [0.92, 1.45, 0] },
      { at: [0.52, 0, 1.4], facing: 14 },
      { height: 1.82, bulk: 1.08, face: { hair: 'crop', beard: 'full' } },
    ),
    ...heavyBag([1.53, 2.62, 1.58], { length: 1.3, radius: 0.2, swing: [0.1, -0.99, 0] }),
  ],
  {
    ...worn({
      skin: skins.brown,
      rim: ink.paper,
      gloves: dyes.red,
      shorts: dyes.blue,
      boots: dyes.white,
    }),
    bag: { ...dyes.tan, rim: ink.paper },
    strap: dyes.black,
    steel: dyes.steel,
  },
);
const place = { at: [-1.28, 0.05, 1.3], facing: 58 } as const;
const stands = standing(place.at, place.facing);
const skipper = drawn(
  [
    ...figure(
      {
        ...poses.skipping,
        leftHand: [0.16, 1.1, 0.44],
        rightHand: [0.16, 1.1, -0.44],
        head: { turn: 10, nod: 10 },
      },
      place,
      { height: 1.66, bulk: 0.94, hands: 'wraps', top: 'vest', face: { hair: 'braids' } },
    ),
    skippingRope(
      within(stands, [0.16, 1.02, 0.46]),
      within(stands, [0.16, 1.02, -0.46]),
      [0, 0.92, -0.2],
      0.011,
    ),
  ],
  {
    ...worn({
      skin: skins.deep,
      rim: ink.paper,
      top: dyes.red,
      shorts: dyes.white,
      boots: dyes.blue,
      tape: dyes.white,
    }),
    cord: { tones: [ink.paper, ink.paper] },
  },
);

export default {
  alt: 'A busy boxing gym in warm light: two spar in the ring, one skips rope, another punches a bag.',
  svg: poster({
    background: ink.amber,
    layers: [
      bricks(
        view,
        { at: [-7, 0, -6], along: [0.7, 0, 0], up: [0, 0.26, 0], rows: 22, columns: 21 },
        ['#b5752c', '#c98f3c', '', ''],
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 260 },
        { ink: ink.darkLeather, pitch: 26, cover: (_, y) => 1.1 - y * 1.2 },
      ),
      ...[-4.7, -1.1, 2.5].map((x) =>
        panes(
          view,
          { at: [x, 2.0, -5.9], along: [0.52, 0, 0], up: [0, 0.5, 0], rows: 4, columns: 4 },
          [ink.paper, '#fbe3b4'],
          ink.darkLeather,
        ),
      ),
      ground(
        view,
        [
          [-12, 0, -6],
          [12, 0, -6],
          [12, 0, 4.6],
          [-12, 0, 4.6],
        ],
        ink.darkLeather,
      ),
      boards(view, { at: [-8, 0, -6], along: [0, 0, 10.6], across: [0.36, 0, 0], count: 46 }, [
        ink.leather,
        '#7c4326',
      ]),
      farBag(1130, [300, 560], 76, {
        bag: ink.darkLeather,
        light: ink.leather,
        chain: ink.darkLeather,
      }),
      farBag(1290, [270, 575], 88, {
        bag: ink.darkLeather,
        light: ink.leather,
        chain: ink.darkLeather,
      }),
      ring.far,
      blue,
      red,
      ring.near,
      ...[330, 760, 1190].map((x) =>
        lamp({ x, y: 96, size: 150, foot: [x, 640], spread: 230, strength: 0.06 }),
      ),
      skipper,
      puncher,
    ],
  }),
} satisfies Drawing;
