import { skullOf } from '../../kit/figure/skull.ts';
import { hooded } from '../../kit/gear/clothes/sweats.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  add,
  camera,
  crowd,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  lamp,
  pool,
  poses,
  post,
  poster,
  print,
  rope,
  shape,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.3, 2.1, 4.4], at: [-0.05, 0.85, 0], view: 43 });
const [west, east] = [
  [-1.84, 0, -1.7],
  [1.9, 0, -1.8],
] as const;

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
    rightHand: [0.3, 1.72, -0.34],
    rightElbow: [-0.2, -0.4, -1],
    leftFoot: [0.3, 0.1, 0.16],
    rightFoot: [-0.36, 0.12, -0.14],
    rightHeel: 12,
  },
  { at: [0.55, 0, -0.1], facing: 158 },
  {
    height: 1.78,
    bulk: 1.04,
    hands: 'bare',
    // One finger of each hand counts.
    curl: [2, 74, 80, 82],
    face: { hair: 'crop', beard: 'moustache', mood: 'wary', gaze: [0.3, -0.6] },
  },
);

const skull = skullOf(referee);
const collar = (v: Vec): Vec => within(skull, v);
const strands = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
  { ink: ink.red, light: '#f0604a' },
];
const HEIGHTS = [0.46, 0.78, 1.08, 1.36];
/** The lit side of the ring, and what leads from its posts out into the dark. */
const ringRopes = strands
  .flatMap((dye, row) => {
    const up = ([x, y, z]: Vec): Vec => [x, y + (HEIGHTS[row] ?? 0), z];
    const side = (from: Vec, way: Vec) =>
      rope(view, up(from), up(add(from, way)), { ...dye, sag: 0 });
    return [
      side(west, [-0.3, 0, 1.03]),
      side(east, [0.3, 0, 1.03]),
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
      crowd({
        y: 470,
        rows: 4,
        size: 32,
        rise: 44,
        inks: ['#0d111d', '#10182b', '#141d35', ink.navy],
        seed: 7,
        flashes: 5,
        flash: ink.sand,
        from: 210,
        to: 1340,
      }),
      // The canvas hides the feet of the posts, which reach below it.
      post(view, west, pad),
      post(view, east, pad),
      ground(view, [west, east, [2.9, 0, 3], [-2.9, 0, 3]], ink.slate),
      // The picture has no frame: the canvas goes out into the dark of the page.
      halftone(
        { x: 0, y: 560, width: 1600, height: 440 },
        {
          ink: ink.black,
          pitch: 36,
          cover: (x, y) => Math.max(0.2 - x, x - 0.82, (y - 0.76) * 0.7) / 0.14,
        },
      ),
      ringRopes,
      ...[0, 1].map((side) =>
        halftone(
          { x: side * 1440, y: 0, width: 160, height: 640 },
          { ink: ink.black, pitch: 17, cover: (x) => 1.15 - 1.45 * (side ? 1 - x : x) },
        ),
      ),
      // The cable of the lamp comes out of the dark.
      shape(ink.slate, [
        [589, 0],
        [591, 0],
        [594, 70],
        [586, 70],
      ]),
      lamp({
        x: 590,
        y: 128,
        size: 120,
        foot: [556, 850],
        spread: 270,
        strength: 0.16,
        hull: ink.slate,
      }),
      pool(view, [-0.62, 0, -0.1], 0.66, ink.stone),
      pool(view, [-0.62, 0, -0.1], 0.55, ink.sand),
      print(
        [
          ...hooded(referee, 0.022, false),
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
