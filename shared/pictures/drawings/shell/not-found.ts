import { hand, isHand, parted } from '../../kit/figure/hand.ts';
import { skullOf } from '../../kit/figure/skull.ts';
import { hooded } from '../../kit/gear/clothes/sweats.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  add,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  ground,
  ink,
  lamp,
  pool,
  poses,
  post,
  poster,
  print,
  project,
  rope,
  shape,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.3, 1.9, 4.4], at: [-0.1, 0.9, 0], view: 37 });
const [west, east] = [
  [-1.84, 0, -1.7],
  [1.9, 0, -1.8],
] as const;

/** The middle of the pool of light, and where it prints. */
const LIT: Vec = [-0.68, 0, -0.4];
const spot = project(view, LIT);

// The referee counts over an empty canvas.
const referee = figure(
  {
    ...poses.squareUp,
    hips: [0, 0.84, 0],
    hipTurn: -10,
    chestTurn: 12,
    lean: 20,
    head: { nod: 16, turn: 4 },
    leftHand: [0.6, 0.86, 0.2],
    leftElbow: [-0.2, -0.3, 1],
    rightHand: [0.46, 1.56, -0.34],
    rightElbow: [-0.2, -0.5, -1],
    leftFoot: [0.3, 0.1, 0.16],
    rightFoot: [-0.36, 0.12, -0.14],
    rightHeel: 12,
  },
  { at: [0.55, 0, -0.1], facing: 158 },
  {
    height: 1.78,
    bulk: 1.04,
    hands: 'bare',
    face: { hair: 'crop', beard: 'moustache', mood: 'wary', gaze: [0.3, -0.6] },
  },
);

/** One finger of each hand counts. They are so large that a phone shows the count. */
const counting = referee.flatMap((group): Group[] => {
  const [palm] = group.solids;
  if (!isHand(group) || !palm) return [group];
  const wrist = { ...palm.frame, at: within(palm.frame, [0.004, -0.06, 0]) };
  return hand(wrist, { size: 1.4, curl: [2, 74, 80, 82] }).flatMap(parted);
});

const skull = skullOf(referee);
const collar = (v: Vec): Vec => within(skull, v);
const strands = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
  { ink: ink.red, light: '#f0604a' },
];
const HEIGHTS = [0.46, 0.78, 1.08, 1.36];
/** The far side of the ring, and what leads from its posts past the viewer. */
const ringRopes = strands
  .flatMap((dye, row) => {
    const up = ([x, y, z]: Vec): Vec => [x, y + (HEIGHTS[row] ?? 0), z];
    const side = (from: Vec, way: Vec) =>
      rope(view, up(from), up(add(from, way)), { ...dye, sag: 0 });
    return [
      side(west, [-0.9, 0, 3.1]),
      side(east, [0.9, 0, 3.1]),
      rope(view, up(west), up(east), dye),
    ];
  })
  .join('');
const pad = { pad: ink.sand, light: ink.paper };

export default {
  alt: 'Under one lamp in the dark, a referee in a white shirt counts over an empty pool of light on the canvas.',
  svg: poster({
    background: ink.black,
    layers: [
      // Outside the ropes the canvas goes on, in the shade: his shadow falls on it.
      ground(
        view,
        [
          [-2.4, 0, -2.5],
          [2.5, 0, -2.6],
          [5, 0, 3],
          [-5, 0, 3],
        ],
        ink.navy,
      ),
      // The canvas hides the feet of the posts, which reach below it.
      post(view, west, pad),
      post(view, east, pad),
      ground(view, [west, east, [3.3, 0, 3], [-3.3, 0, 3]], ink.slate),
      ringRopes,
      // The cable of the lamp comes from the roof.
      shape(ink.slate, [
        [spot.x + 33, 0],
        [spot.x + 35, 0],
        [spot.x + 38, 70],
        [spot.x + 30, 70],
      ]),
      lamp({
        x: spot.x + 34,
        y: 110,
        size: 130,
        foot: [spot.x, spot.y],
        spread: 286,
        strength: 0.16,
        hull: ink.slate,
      }),
      pool(view, LIT, 0.62, ink.stone),
      pool(view, LIT, 0.52, ink.sand),
      print(
        [
          ...hooded(counting, 0.022, false),
          {
            material: 'bow',
            solids: [1, -1].map((side) =>
              taper(
                collar([0.07, -0.172, 0]),
                collar([0.062, -0.172, 0.045 * side]),
                [0.012, 0.022],
              ),
            ),
          },
        ],
        {
          view,
          light: { from: [-1.5, 3, 2.6], rim: [0.85, 0.3, -0.45], fill: 0.16 },
          floor: ink.navy,
          inks: {
            ...worn({ skin: skins.brown, hair: dyes.grey, rim: '#5f86ff', boots: dyes.black }),
            hood: { tones: ['#5b6a94', '#c9d0e2', ink.paper], levels: [0.2, 0.5] },
            sweats: { tones: [ink.black, ink.navy, '#33405f'] },
            bow: { tones: [ink.black] },
          },
        },
      ),
    ],
  }),
} satisfies Drawing;
