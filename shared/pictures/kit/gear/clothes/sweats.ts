import {
  block,
  drum,
  egg,
  type Group,
  hoop,
  type Solid,
  swollen,
  taper,
} from '../../geometry/solid.ts';
import { add, type Frame, rotate, scale, within } from '../../geometry/vector.ts';

const PARTS = ['trunk', 'arm', 'fingers', 'arm', 'fingers', 'head', 'leg', 'leg'] as const;

/** Cloth bridges what is between muscles, and hides ribs and abdomen. */
const [BRIDGE, HIDDEN] = [0.045, 0.062];

/**
 * A top with long sleeves or none, its hood up or else with a round neck, and long trousers;
 * materials hood and sweats.
 */
export function hooded(groups: Group[], grow = 0.026, hood = true, sleeves = true): Group[] {
  let part = 0;
  const waist = groups.find(({ material }) => material === 'band')?.solids[0];
  const grown = (solids: readonly Solid[], by: number) => solids.map((solid) => swollen(solid, by));
  return groups.flatMap((group): Group[] => {
    if (group.material === 'shorts' && group.solids[0]?.kind === 'drum') return [];
    if (group.material === 'shorts' || group.material === 'band')
      return [{ ...group, material: 'sweats', folds: 0.004, solids: grown(group.solids, 0.004) }];
    if (group.material !== 'skin') return [group];
    const name = PARTS[part++];
    const solids = group.solids.filter(({ carve }) => !carve);
    if (name === 'arm' && sleeves)
      return [{ material: 'hood', folds: 0.004, solids: cloth(solids, grow) }];
    if (name === 'trunk') {
      // A trunk ends with the neck and its two cords.
      const neck = solids.slice(-3);
      const large = solids.slice(0, -3).filter(({ reach }) => reach > HIDDEN);
      const covered = cloth(hood ? [...large, ...neck] : large, grow);
      const hem = waist ? hemOf(waist, grow) : [];
      const [bone] = neck;
      const top = { material: 'hood', folds: 0.004, solids: [...covered, ...hem] };
      return hood || !bone ? [top] : [...roundNeck(top, bone), { ...group, solids: neck }];
    }
    if (name === 'leg')
      return [
        { material: 'sweats', folds: 0.006, solids: [...grown(solids, grow), ...legOf(solids)] },
      ];
    const skull = group.solids[0]?.frame;
    return name === 'head' && skull && hood ? [group, cowl(skull)] : [group];
  });
}

const cloth = (solids: readonly Solid[], grow: number): Solid[] =>
  solids.map((solid) => ({ ...swollen(solid, grow), blend: Math.max(solid.blend, BRIDGE) }));

/** Opens a top around the neck and hems it. */
function roundNeck(top: Group, { frame, a: wide, c: long }: Solid): Group[] {
  const at = (f: number, u: number): Frame => ({
    ...rotate(frame, { nod: 12 }),
    at: within(frame, [f, u * long, 0]),
  });
  const opening = taper(at(0, 0.08).at, at(0, 1.4).at, [wide * 1.18, wide * 1.75], {
    carve: true,
    blend: 0.006,
  });
  return [
    { ...top, solids: [...top.solids, opening] },
    { material: 'hood', solids: [hoop(at(0.006, 0.03), wide * 1.26, wide * 0.17)] },
  ];
}

/** The lower end of a top that hangs over the waistband. */
const hemOf = (waist: Solid, grow: number): Solid[] => [
  swollen(waist, grow + 0.02),
  block({ ...waist.frame, at: within(waist.frame, [0, -0.36, 0]) }, [0.4, 0.3, 0.4], {
    carve: true,
    blend: 0.004,
  }),
];

/** A wide leg of trousers around the bones of thigh and shin. */
function legOf(solids: readonly Solid[]): Solid[] {
  const [thigh, shin] = solids.filter(({ kind }) => kind === 'taper');
  if (!(thigh && shin)) return [];
  const end = ({ frame, c }: Solid, part = 1) => add(frame.at, scale(frame.up, c * part));
  return [
    taper(thigh.frame.at, end(thigh), [thigh.a + 0.022, thigh.b + 0.045], { blend: 0.05 }),
    taper(shin.frame.at, end(shin, 0.85), [shin.a + 0.04, shin.b + 0.045], { blend: 0.04 }),
  ];
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
