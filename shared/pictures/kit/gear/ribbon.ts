import { block, type Solid } from '../geometry/solid.ts';
import { along, length, mix, sub, type Vec } from '../geometry/vector.ts';

/** Draws a ribbon along the points. Its face is towards `normal`. */
export const ribbon = (
  points: readonly Vec[],
  width: number,
  normal: Vec = [0, 1, 0],
  thick = 0.012,
): Solid[] =>
  points.slice(1).map((point, n) => {
    const before = points[n] ?? point;
    const frame = along(mix(before, point, 0.5), sub(point, before), normal);
    return block(frame, [thick, length(sub(point, before)) / 2 + thick * 0.6, width / 2], {
      blend: thick,
      round: thick * 0.8,
    });
  });
