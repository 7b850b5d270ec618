import { type Camera, project } from '../geometry/camera.ts';
import { add, scale, type Vec } from '../geometry/vector.ts';
import { seeded, shape } from '../print/poster.ts';

/** From a corner along two edges; nothing where it passes behind the eye. */
export function panel(
  view: Camera,
  at: Vec,
  one: Vec,
  other: Vec,
  fill: string,
  opacity = 1,
): string {
  const corners = [at, add(at, one), add(add(at, one), other), add(at, other)].map((p) =>
    project(view, p),
  );
  if (corners.some(({ metre }) => metre <= 0)) return '';
  return shape(
    fill,
    corners.map(({ x, y }) => [x, y] as const),
    opacity,
  );
}

type Wall = { at: Vec; along: Vec; up: Vec; rows: number; columns: number };

/** `along` and `up` are one brick long and high; the mortar is behind. */
export function bricks(
  view: Camera,
  { at, along, up, rows, columns }: Wall,
  inks: readonly string[],
  seed = 3,
): string {
  const random = seeded(seed);
  let svg = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = add(add(at, scale(along, column + (row % 2) / 2)), scale(up, row));
      const fill = inks[Math.floor(random() * inks.length)] ?? '';
      if (fill) svg += panel(view, corner, scale(along, 0.94), scale(up, 0.88), fill);
    }
  }
  return svg;
}

/** Floorboards from a corner, each `along` long and `across` wide, the inks in turn. */
export const boards = (
  view: Camera,
  { at, along, across, count }: { at: Vec; along: Vec; across: Vec; count: number },
  inks: readonly string[],
): string =>
  Array.from({ length: count }, (_, n) =>
    panel(view, add(at, scale(across, n)), along, scale(across, 0.97), inks[n % inks.length] ?? ''),
  ).join('');

export function panes(
  view: Camera,
  { at, along, up, rows, columns }: Wall,
  glass: readonly string[],
  bar: string,
): string {
  let svg = panel(
    view,
    add(at, add(scale(along, -0.1), scale(up, -0.1))),
    scale(along, columns + 0.2),
    scale(up, rows + 0.2),
    bar,
  );
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      svg += panel(
        view,
        add(at, add(scale(along, column + 0.05), scale(up, row + 0.05))),
        scale(along, 0.9),
        scale(up, 0.9),
        glass[(row + column) % glass.length] ?? '',
      );
  return svg;
}

export const rays = (x: number, y: number, fill: string, count = 16, turn = 0): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = (part: number) => ((n + part) / count) * Math.PI * 2 + turn;
    const end = (part: number) =>
      [x + Math.cos(angle(part)) * 2200, y + Math.sin(angle(part)) * 2200] as const;
    return shape(fill, [[x, y], end(0), end(0.5)]);
  }).join('');
