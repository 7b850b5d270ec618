import { panel, panes } from '../../../shared/pictures/kit/gym.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  ground,
  halftone,
  ink,
  lamp,
  post,
  poster,
  print,
  rect,
  ropes,
  shape,
  sub,
  taper,
  type Vec,
} from '../../../shared/pictures/kit/index.ts';

// A small hall on the morning after: daylight from the high windows, the ring still up, the chairs not stacked yet.
const view = camera({ eye: [-2.2, 2.3, 9.6], at: [0.15, 1.3, 0], view: 42, shift: [-20, -95] });
const UP = 0.85;
const [west, north, east, south] = [
  [-2.9, UP, -0.2],
  [0.25, UP, -2.9],
  [3.1, UP, -0.1],
  [-0.1, UP, 2.6],
] as const satisfies readonly Vec[];

const chair = (at: Vec, turn: number) => {
  const angle = (turn * Math.PI) / 180;
  const back: Vec = [Math.sin(angle), 0, Math.cos(angle)];
  const side: Vec = [back[2], 0, -back[0]];
  const spot = (b: number, u: number, s: number): Vec =>
    add(at, [back[0] * b + side[0] * s, u, back[2] * b + side[2] * s]);
  return [
    {
      material: 'seat',
      solids: [
        block(along(spot(0, 0.46, 0), [0, 1, 0], back), [0.2, 0.014, 0.2], { round: 0.012 }),
        block(along(spot(0.21, 0.78, 0), [back[0] * 0.15, 1, back[2] * 0.15], back), [0.012, 0.1, 0.2], {
          round: 0.01,
          blend: 0.01,
        }),
      ],
    },
    {
      material: 'steel',
      solids: [1, -1].flatMap((s) => [
        taper(spot(0.25, 0.86, 0.19 * s), spot(-0.2, 0, 0.19 * s), [0.016, 0.016]),
        taper(spot(-0.16, 0.45, 0.19 * s), spot(0.22, 0, 0.19 * s), [0.016, 0.016]),
      ]),
    },
  ];
};
const chairs = [
  ...[-3.2, -2.5, -1.8].map((x, n) => [x, 3.3 + n * 0.12, 6 + n * 3] as const),
  ...[1.3, 2.0, 2.75, 3.5].map((x, n) => [x, 3.5 - n * 0.14, -8 - n * 4] as const),
  [-1.55, 4.6, 30] as const,
];
const things = print(
  chairs.flatMap(([x, z, turn]) => chair([x, 0, z], turn)),
  {
    view,
    dots: 0,
    light: { from: [-4, 5.5, 1.5], rim: [-0.6, 0.5, -0.5], fill: 0.2 },
    floor: '#5a2f14',
    inks: {
      seat: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.72] },
      steel: { tones: [ink.black, ink.slate, ink.sand], levels: [0.25, 0.7] },
    },
  },
);

const skirt = (from: Vec, to: Vec, fill: string) => panel(view, from, sub(to, from), [0, -UP, 0], fill);
const windows = [-5.1, -2.6, 1.2, 3.7];

export default {
  alt: 'An empty small hall by day: a boxing ring under hanging lamps, rows of red chairs, light through tall windows.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 620 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => 0.9 - y },
      ),
      ...windows.map((x) =>
        panes(
          view,
          { at: [x, 2.05, -4.5], along: [0.42, 0, 0], up: [0, 0.42, 0], rows: 5, columns: 3 },
          [ink.paper, '#fbe3b4'],
          ink.darkLeather,
        ),
      ),
      rect('#b5752c', 0, 545, 1600, 80),
      rect(ink.darkLeather, 0, 540, 1600, 10),
      ground(
        view,
        [
          [-9, 0, -4.5],
          [9, 0, -4.5],
          [9, 0, 6.6],
          [-9, 0, 6.6],
        ],
        ink.leather,
      ),
      ...[0, 1, 2].map((n) =>
        ground(
          view,
          [
            [-4 + n * 2.6, 0, -3.6],
            [-3 + n * 2.6, 0, -3.6],
            [-0.4 + n * 2.6, 0, 6.4],
            [-2 + n * 2.6, 0, 6.4],
          ],
          '#b5752c',
        ),
      ),
      shape(
        ink.paper,
        [
          [120, 60],
          [290, 390],
          [1010, 760],
          [760, 840],
        ],
        0.16,
      ),
      ropes(view, west, north, [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }]),
      ropes(view, north, east, [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }]),
      post(view, north, { pad: ink.stone, light: ink.paper }),
      ground(view, [west, north, east, south], ink.paper),
      ground(
        view,
        [
          [0.25, UP, -2.9],
          [3.1, UP, -0.1],
          [-0.1, UP, 2.6],
          [0.9, UP, -0.1],
        ],
        ink.sand,
      ),
      skirt(west, south, ink.deepBlue),
      skirt(south, east, ink.nightBlue),
      post(view, west, { pad: ink.deepRed, light: ink.red }),
      post(view, east, { pad: ink.deepBlue, light: ink.blue }),
      ropes(view, west, south, [
        { ink: ink.red, light: '#f0604a' },
        { ink: ink.stone, light: ink.paper },
        { ink: ink.blue, light: '#5f86ff' },
      ]),
      ropes(view, south, east, [
        { ink: ink.deepRed, light: ink.red },
        { ink: ink.stone, light: ink.sand },
        { ink: ink.deepBlue, light: ink.blue },
      ]),
      post(view, south, { pad: ink.stone, light: ink.paper }),
      ...[480, 750, 1020].map(
        (x) =>
          rect(ink.black, x - 2, 0, 5, 110) +
          lamp({ x, y: 150, size: 130, foot: [x, 600], spread: 200, strength: 0.0 }),
      ),
      things,
    ],
  }),
} satisfies Drawing;
