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

/**
 * What the roofer paid for: a house with a slate roof in a red disc, on the canvas of a ring.
 * `place` says where a point lies, to the emblem's right and towards its foot; its radius is 0.7.
 */
export function roofersEmblem(view: Camera, place: (right: number, down: number) => Vec): string {
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
