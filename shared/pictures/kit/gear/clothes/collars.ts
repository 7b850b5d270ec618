import { drum, type Group, hoop } from '../../geometry/solid.ts';
import { along, rotate, type Vec, within } from '../../geometry/vector.ts';
import { onChest, topOf } from './top.ts';

/** A collar that stands around the neck, `high` 1 up to the chin: material collar. */
export function collar(groups: readonly Group[], high = 0.5): Group[] {
  const { who, neck } = topOf(groups);
  const up = (part: number): Vec => within(neck.frame, [0.002, neck.c * part, 0]);
  return [
    ...groups,
    {
      material: `${who}collar`,
      solids: [
        drum(up(-0.1), up(high), [neck.a + 0.024, neck.b + 0.022], { round: 0.006 }),
        hoop(along(up(high), neck.frame.up), neck.b + 0.02, 0.009, { blend: 0.006 }),
      ],
    },
  ];
}

/** A hood that lies on the shoulders: material cowl. */
export function laidHood(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const { who, chest, bulk } = top;
  const neck = rotate({ ...chest, at: onChest(top, [-0.005, 0.185, 0]) }, { nod: 32 });
  const back = onChest(top, [-0.035, 0.205, 0]);

  return [
    ...groups,
    {
      material: `${who}cowl`,
      solids: [
        hoop(neck, 0.106 * bulk, 0.03),
        hoop({ ...neck, at: back }, 0.116 * bulk, 0.034, { blend: 0.02 }),
      ],
    },
  ];
}
