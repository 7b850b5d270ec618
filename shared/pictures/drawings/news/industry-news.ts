import {
  add,
  camera,
  type Drawing,
  ground,
  halftone,
  ink,
  lamp,
  poster,
  print,
  rect,
  rope,
  scale,
  sub,
  type Vec,
} from '../../kit/index.ts';
import { chair } from '../../kit/places/chair.ts';
import { panel, panes } from '../../kit/places/gym.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';
import { roofersEmblem, roofersName } from '../../kit/places/roofersEmblem.ts';

// From a balcony, so that one sees what is painted on the canvas.
const view = camera({ eye: [-4.9, 4.2, 8.2], at: [0.3, 0.75, 0.3], view: 46, shift: [0, -35] });
const UP = 0.85;
const CANVAS = '#b9c6f0';
const west: Vec = [-2.9, UP, -0.2];
const north: Vec = [0.25, UP, -2.9];
const east: Vec = [3.1, UP, -0.1];
const south: Vec = [-0.1, UP, 2.6];
const ring = raisedRing(view, { west, north, east, south }, CANVAS);

/** Daylight from the windows throws the far ropes' shadows towards the viewer. */
const shadows = [0.46, 0.78, 1.08, 1.36].flatMap((height) => {
  const fall: Vec = [0.3 * height, 0.004, 0.75 * height];
  return [
    [west, north],
    [north, east],
  ].map(([from = west, to = east]) =>
    rope(view, add(from, fall), add(to, fall), {
      ink: '#8f9fd6',
      shade: '#8f9fd6',
      sag: 0,
      thick: 0.045,
    }),
  );
});
/** The canvas is drawn over the platform's edge. */
const overhang = (from: Vec, to: Vec, fill: string): string => {
  const edge = sub(to, from);
  return panel(view, add(from, scale(edge, 0.012)), scale(edge, 0.976), [0, -0.13, 0], fill);
};
const NEARER: Vec = [-0.5, 0, 0.866];
const ACROSS: Vec = [0.866, 0, 0.5];
const MIDDLE: Vec = [-0.17, UP, -0.6];
const SIZE = 1.6;
/** The emblem and the name, upright for whoever sits at the near side. */
const onCanvas = (right: number, down: number): Vec =>
  add(MIDDLE, add(scale(ACROSS, right * SIZE), scale(NEARER, down * SIZE)));
const painted = roofersEmblem(view, onCanvas) + roofersName(view, onCanvas);

/** Backs to the viewer, and clear of the edges that pages crop. */
const chairs = [
  ...[-1.5, -0.7, 0.1, 0.9].map((t) => [-2.15 + t * 0.7, 1.95 + t * 0.7, -45] as const),
  ...[0, 0.8, 1.6].map((t) => [1.75 + t * 0.866, 2.15 + t * 0.3, -32] as const),
];
const things = print(
  chairs.flatMap(([x, z, turn]) => chair([x, 0, z], turn)),
  {
    view,
    light: { from: [-4, 5.5, 1.5], rim: [-0.6, 0.5, -0.5], fill: 0.3 },
    floor: '#5a2f14',
    inks: {
      seat: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.72] },
      steel: { tones: [ink.black, ink.slate, ink.sand], levels: [0.25, 0.7] },
    },
  },
);

const windows = [-5.4, -2.9, 0.9, 3.4];

export default {
  alt: 'An empty small hall by day: a ring with a house in a red disc and the name Tulley painted on its canvas, and rows of red chairs.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 420 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => 0.9 - y },
      ),
      ...windows.map((x) =>
        panes(
          view,
          { at: [x, 1.75, -4.5], along: [0.42, 0, 0], up: [0, 0.42, 0], rows: 5, columns: 3 },
          [ink.paper, '#fbe3b4'],
          ink.darkLeather,
        ),
      ),
      panel(view, [-14, 0, -4.5], [40, 0, 0], [0, 0.9, 0], '#b5752c'),
      panel(view, [-14, 0.9, -4.5], [40, 0, 0], [0, 0.07, 0], ink.darkLeather),
      ground(
        view,
        [
          [-14, 0, -4.5],
          [26, 0, -4.5],
          [26, 0, 6.4],
          [-14, 0, 6.4],
        ],
        ink.leather,
      ),
      ...[0, 1, 2, 3].map((n) =>
        ground(
          view,
          [
            [-5.4 + n * 2.6, 0, -4.4],
            [-4.4 + n * 2.6, 0, -4.4],
            [-2.2 + n * 2.6, 0, 6.4],
            [-3.8 + n * 2.6, 0, 6.4],
          ],
          '#b5752c',
        ),
      ),
      ring.far,
      `<clipPath id="canvas">${ground(view, [west, north, east, south], ink.black)}</clipPath>`,
      painted,
      `<g clip-path="url(#canvas)" opacity="0.8">${shadows.join('')}</g>`,
      ring.near,
      overhang(west, south, '#8f9fd6'),
      overhang(south, east, '#7283c4'),
      ...[330, 680, 1000].map(
        (x) =>
          rect(ink.black, x - 2, 0, 5, 60) +
          lamp({ x, y: 110, size: 110, foot: [x, 600], spread: 200, strength: 0.0 }),
      ),
      things,
    ],
  }),
} satisfies Drawing;
