import type { Group, Solid } from '../../geometry/solid.ts';
import { type Frame, type Vec, within } from '../../geometry/vector.ts';

/** A plain top that somebody wears, as `hooded` makes it, and the body in it. */
export type Top = {
  /** What the names of this person's materials begin with, for instance `tam-lindqvist.`. */
  who: string;
  trunk: Group;
  chest: Frame;
  neck: Solid;
  /** How broad the body is: 1 is of middle width. */
  bulk: number;
};

/** Whether a group is part of a top: its trunk, a sleeve or the hem of its neck. */
export const isTop = ({ material }: Group): boolean => material.endsWith('.hood');

export function topOf(groups: readonly Group[]): Top {
  const trunk = groups.find(isTop);
  const [ribs] = trunk?.solids ?? [];
  const neck = groups.find(({ material }) => material.endsWith('.skin'))?.solids[0];
  if (!(trunk && ribs && neck)) throw new Error('pictures: the figure wears no top.');
  // The ribs of a body of middle width are 0.158 m wide, and cloth adds 0.02 m.
  const bulk = (ribs.c - 0.02) / 0.158;
  return { who: trunk.material.replace('hood', ''), trunk, chest: ribs.frame, neck, bulk };
}

/** A point of the chest, in metres of a body of middle width: forward, up and left of its middle. */
export const onChest = ({ chest, bulk }: Top, [forward, up, left]: Vec): Vec =>
  within(chest, [forward * bulk, up, left * bulk]);
