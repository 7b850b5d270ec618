import { type Group, swollen, taper } from '../../geometry/solid.ts';
import { isTop, onChest, topOf } from './top.ts';

/** A jacket or cardigan, open over the top in a V: material coat, with its sleeves. */
export function jacket(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const opening = taper(
    onChest(top, [0.11, 0.26, 0]),
    onChest(top, [0.162, -0.16, 0]),
    [0.1, 0.016],
    { carve: true, blend: 0.002 },
  );

  return [
    ...groups.map((group) =>
      isTop(group) && group !== top.trunk && group.solids.length > 1
        ? { ...group, material: `${top.who}coat` }
        : group,
    ),
    {
      material: `${top.who}coat`,
      solids: [...top.trunk.solids.map((solid) => swollen(solid, 0.012)), opening],
    },
  ];
}
