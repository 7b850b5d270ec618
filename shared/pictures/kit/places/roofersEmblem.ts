import { type Camera, project } from '../geometry/camera.ts';
import type { Vec } from '../geometry/vector.ts';
import { ink } from '../print/palette.ts';
import { shape } from '../print/poster.ts';

type Point = readonly [number, number];

const circle = (radius: number): Point[] =>
  Array.from({ length: 90 }, (_, n) => {
    const turn = (n / 45) * Math.PI;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const ROOF: readonly Point[] = [
  [-0.52, 0.04],
  [0, -0.46],
  [0.52, 0.04],
];

/** Letters on a grid of 4 by 6 squares. */
const LETTERS: Readonly<Record<string, readonly Point[]>> = {
  T: [
    [0, 0],
    [4, 0],
    [4, 1.4],
    [2.7, 1.4],
    [2.7, 6],
    [1.3, 6],
    [1.3, 1.4],
    [0, 1.4],
  ],
  U: [
    [0, 0],
    [1.4, 0],
    [1.4, 4.6],
    [2.6, 4.6],
    [2.6, 0],
    [4, 0],
    [4, 5.3],
    [3.3, 6],
    [0.7, 6],
    [0, 5.3],
  ],
  L: [
    [0, 0],
    [1.4, 0],
    [1.4, 4.6],
    [3.6, 4.6],
    [3.6, 6],
    [0, 6],
  ],
  E: [
    [0, 0],
    [3.6, 0],
    [3.6, 1.4],
    [1.4, 1.4],
    [1.4, 2.3],
    [3.2, 2.3],
    [3.2, 3.7],
    [1.4, 3.7],
    [1.4, 4.6],
    [3.6, 4.6],
    [3.6, 6],
    [0, 6],
  ],
  Y: [
    [-0.2, 0],
    [1.4, 0],
    [2, 1.9],
    [2.6, 0],
    [4.2, 0],
    [2.7, 3.8],
    [2.7, 6],
    [1.3, 6],
    [1.3, 3.8],
  ],
};

/** Where a point of the emblem lies on the canvas, to the emblem's right and towards its foot. */
type Place = (right: number, down: number) => Vec;

/** The sponsor's name, painted under the emblem, as wide as it. */
export function roofersName(view: Camera, place: Place): string {
  const [size, left, top] = [0.051, -0.705, 0.87];
  return [...'TULLEY']
    .map((letter, n) =>
      shape(
        ink.navy,
        (LETTERS[letter] ?? []).map(([x, y]) => {
          const at = project(view, place(left + (n * 4.7 + x) * size, top + y * size));
          return [at.x, at.y] as const;
        }),
      ),
    )
    .join('');
}

/**
 * What the roofer paid for: a house with a slate roof in a red disc, on the canvas of a ring. Its
 * radius is 0.7.
 */
export function roofersEmblem(view: Camera, place: Place): string {
  const paint = (fill: string, points: readonly Point[]): string =>
    shape(
      fill,
      points.map(([right, down]) => {
        const at = project(view, place(right, down));
        return [at.x, at.y] as const;
      }),
    );
  /** Rows of slates, each half a slate on from the row below. */
  const slates = Array.from({ length: 6 }, (_, row) => {
    const z = 0.04 - row * 0.086;
    return Array.from({ length: 13 }, (_, n) => {
      const x = (n - 6 + (row % 2) / 2) * 0.1;
      return paint(n % 3 === row % 2 ? '#566793' : '#43537d', [
        [x - 0.043, z - 0.08],
        [x + 0.043, z - 0.08],
        [x + 0.043, z - 0.03],
        [x + 0.024, z - 0.008],
        [x - 0.024, z - 0.008],
        [x - 0.043, z - 0.03],
      ]);
    }).join('');
  }).join('');
  return [
    paint(ink.deepRed, circle(0.7)),
    paint(ink.paper, circle(0.66)),
    paint(ink.red, circle(0.62)),
    paint(ink.sand, box(-0.38, 0.0, 0.38, 0.4)),
    paint(ink.navy, box(-0.27, 0.12, -0.06, 0.28)),
    paint(ink.navy, box(0.08, 0.12, 0.25, 0.4)),
    paint(ink.sand, box(0.24, -0.46, 0.35, -0.1)),
    paint(ink.navy, ROOF),
    `<clipPath id="roof">${paint(ink.black, ROOF)}</clipPath><g clip-path="url(#roof)">${slates}</g>`,
  ].join('');
}
