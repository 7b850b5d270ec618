import { block, drum, egg, type Group, type Solid, swollen } from '../geometry/solid.ts';
import { add, type Frame, scale, within } from '../geometry/vector.ts';

const PARTS = ['trunk', 'arm', 'fingers', 'arm', 'fingers', 'head', 'leg', 'leg'] as const;

/**
 * A top with long sleeves, its hood up unless it has none, and long trousers; materials hood and
 * sweats.
 */
export function hooded(groups: Group[], grow = 0.026, hood = true): Group[] {
  let part = 0;
  const grown = (solids: readonly Solid[], by: number) => solids.map((solid) => swollen(solid, by));
  return groups.flatMap((group): Group[] => {
    if (group.material === 'shorts' || group.material === 'band')
      return [{ ...group, material: 'sweats', folds: 0.004, solids: grown(group.solids, 0.004) }];
    if (group.material !== 'skin') return [group];
    const name = PARTS[part++];
    const solids = group.solids.filter(({ carve }) => !carve);
    if (name === 'trunk' || name === 'arm')
      return [{ material: 'hood', folds: 0.006, solids: grown(solids, grow) }];
    if (name === 'leg')
      return [{ material: 'sweats', folds: 0.006, solids: grown(solids, grow * 1.15) }];
    const skull = group.solids[0]?.frame;
    return name === 'head' && skull && hood ? [group, cowl(skull)] : [group];
  });
}

function cowl(skull: Frame): Group {
  const at = (f: number, u: number, l: number): Frame => ({
    ...skull,
    at: within(skull, [f, u, l]),
  });
  const collar = at(-0.03, -0.13, 0).at;
  return {
    material: 'hood',
    folds: 0.003,
    solids: [
      egg(at(-0.012, 0.004, 0), [0.138, 0.142, 0.116]),
      drum(add(collar, scale(skull.up, -0.07)), add(collar, scale(skull.up, 0.05)), [0.13, 0.1], {
        round: 0.02,
        blend: 0.05,
      }),
      egg(at(0.1, -0.03, 0), [0.1, 0.112, 0.078], { carve: true, blend: 0.02 }),
      block(at(0.24, -0.03, 0), [0.12, 0.1, 0.078], { carve: true, blend: 0.02 }),
    ],
  };
}
