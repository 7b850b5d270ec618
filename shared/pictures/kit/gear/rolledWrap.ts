import { type Camera, project } from '../geometry/camera.ts';
import { drum, type Group } from '../geometry/solid.ts';
import { add, along, scale, unit, type Vec, within } from '../geometry/vector.ts';

interface Roll {
  /** The middle of the roll. */
  at: Vec;
  /** From the middle towards the end that one sees. */
  axis: Vec;
  radius: number;
  width: number;
}

/** A hand wrap rolled up. Its turns are drawn on the end by `turns`. */
export const rolledWrap = (material: string, { at, axis, radius, width }: Roll): Group => {
  const half = scale(unit(axis), width / 2);
  return {
    material,
    solids: [
      drum(add(at, scale(half, -1)), add(at, half), [radius, radius], { round: radius * 0.04 }),
    ],
  };
};

/** The edge of the cloth on the end of a roll: a spiral that ends at the foot of the roll. */
export function turns(view: Camera, { at, axis, radius, width }: Roll, ink: string, count = 6) {
  const way = unit(axis);
  // The roll's edges are round, and lie outside of it.
  const end = along(add(at, scale(way, width / 2 + radius * 0.045)), way, [0, -1, 0]);
  const points = Array.from({ length: count * 40 + 1 }, (_, n) => {
    const part = n / (count * 40);
    const angle = (part - 1) * count * Math.PI * 2;
    const from = radius * (0.1 + 0.9 * part);
    const { x, y } = project(
      view,
      within(end, [Math.cos(angle) * from, 0, Math.sin(angle) * from]),
    );
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const { metre } = project(view, end.at);
  return `<path fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="${(metre * radius * 0.05).toFixed(1)}" d="M${points.join('L')}"/>`;
}
