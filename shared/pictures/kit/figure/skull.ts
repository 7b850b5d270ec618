import type { Group } from '../geometry/solid.ts';
import { type Frame, within } from '../geometry/vector.ts';

/** About the middle of a figure's head, for what it wears: the brows follow the head itself. */
export function skullOf(groups: readonly Group[], size = 1.06): Frame {
  const brows = groups.findIndex(({ material }) => /(^|\.)hair$/.test(material));
  const frame = groups[brows - 1]?.solids[0]?.frame;
  if (!frame) throw new Error('pictures: the figure has no head.');
  return { ...frame, at: within(frame, [0.012 * size, -0.02 * size, 0]) };
}
