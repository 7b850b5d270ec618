import { compile, nearest } from '../geometry/scene.ts';
import type { Group } from '../geometry/solid.ts';
import type { Frame } from '../geometry/vector.ts';

/** Draws something at its frame's place, but as high as lets it touch the floor (y = 0). */
export function rested(frame: Frame, draw: (frame: Frame) => Group[]): Group[] {
  const [x, y, z] = frame.at;
  return draw({ ...frame, at: [x, y - lowest(draw(frame)), z] });
}

/** The height of the lowest point. A plane rises from below until it touches. */
function lowest(groups: readonly Group[]): number {
  const compiled = groups.map(compile);
  const edge = (axis: 0 | 1 | 2, way: 1 | -1): number =>
    way * Math.max(...compiled.map(({ centre, reach }) => way * centre[axis] + reach));
  const [left, right, back, front] = [edge(0, -1), edge(0, 1), edge(2, -1), edge(2, 1)];
  let height = edge(1, -1);
  for (let n = 0; n < 24; n++) {
    let gap = 1e3;
    for (let i = 0; i <= 40; i++)
      for (let j = 0; j <= 40; j++)
        gap = Math.min(
          gap,
          nearest(
            compiled,
            left + ((right - left) * i) / 40,
            height,
            back + ((front - back) * j) / 40,
          ),
        );
    if (gap < 0.002) break;
    height += gap * 0.9;
  }
  return height;
}
