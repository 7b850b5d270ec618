import { skullOf } from '../../kit/figure/skull.ts';
import { hooded } from '../../kit/gear/sweats.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  crowd,
  type Drawing,
  dyes,
  figure,
  ground,
  ink,
  pool,
  poses,
  post,
  poster,
  print,
  ropes,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.3, 2.1, 4.4], at: [-0.05, 0.85, 0], view: 43 });
const [west, north, east] = [
  [-6, 0, -1.6],
  [1.9, 0, -1.8],
  [4.4, 0, 3],
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
    face: { hair: 'crop', beard: 'moustache', mood: 'calm', gaze: [0, -0.3] },
  },
);

const skull = skullOf(referee);
const collar = (v: Vec): Vec => within(skull, v);
const strands = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
];

export default {
  alt: 'A referee in a white shirt counts over an empty pool of light on the canvas, his eyes on nobody.',
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
      }),
      ropes(view, west, north, strands),
      ropes(view, north, east, strands),
      post(view, north, { pad: ink.sand, light: ink.paper }),
      // The canvas hides the foot of the post, which reaches below it.
      ground(view, [west, north, east, [-6, 0, 3]], ink.slate),
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
            sweats: { tones: [ink.black, ink.navy, '#33405f'], rim: '#5f86ff' },
            bow: { tones: [ink.black] },
          },
        },
      ),
    ],
  }),
} satisfies Drawing;
