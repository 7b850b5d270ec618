import { type Group, swollen } from '../geometry/solid.ts';

/** A figure with thinner brows, for heads seen nearer than the usual distance. */
export const thinBrows = (groups: Group[], by = 0.003): Group[] =>
  groups.map((group) =>
    group.material === 'hair' && group.solids.length === 4
      ? { ...group, solids: group.solids.map((solid) => swollen(solid, -by)) }
      : group,
  );
