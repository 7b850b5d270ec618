import { type Group, swollen } from '../geometry/solid.ts';

export const thinBrows = (groups: Group[], by = 0.003): Group[] =>
  groups.map((group) =>
    group.material === 'hair' && group.solids.length === 4
      ? { ...group, solids: group.solids.map((solid) => swollen(solid, -by)) }
      : group,
  );
