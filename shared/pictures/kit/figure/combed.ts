import { cord } from '../gear/gear.ts';
import { compile, march } from '../geometry/scene.ts';
import type { Group } from '../geometry/solid.ts';
import { add, length, scale, sub, unit, type Vec } from '../geometry/vector.ts';

/** How far left of the middle of the head each strand lies, in metres of a head of life size. */
const LANES = [-0.06, -0.042, -0.024, -0.006, 0.012, 0.03, 0.048, 0.066];
const POINTS = 14;

/**
 * Strands combed straight back from the hairline, of the material strand: near the viewer, hair
 * without them looks like a cap. `at` is a place in the head, as the skull's frame has it.
 */
export function combed(hair: Group, at: (f: number, u: number, l: number) => Vec): Group[] {
  const surface = [compile(hair)];

  return LANES.map((lane, n) => {
    const middle = at(-0.015, 0.03, lane);
    const points = Array.from({ length: POINTS }, (_, step) => {
      const angle = ((24 + (n % 2) * 5 + step * 8) * Math.PI) / 180;
      const out = sub(at(-0.015 + Math.cos(angle), 0.03 + Math.sin(angle), lane), middle);
      const from = add(middle, scale(out, 0.3));
      const depth = march(surface, from, unit(scale(out, -1)));
      // Farther in, it is the other side of the head.
      const isNear = depth > 0 && depth < 0.3 * length(out);
      return isNear ? add(from, scale(unit(out), -depth)) : undefined;
    });
    return cord(
      points.filter((point) => point !== undefined),
      0.0045,
      'strand',
    );
  });
}
