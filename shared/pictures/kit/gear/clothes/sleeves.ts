import { ball, drum, type Group, swollen, taper } from '../../geometry/solid.ts';
import { mix, type Vec, within } from '../../geometry/vector.ts';
import { isTop } from './top.ts';

/** An arm has the shoulder, the upper arm and its muscles, and from here on the forearm's solids. */
const FOREARM = 4;
const ARM = 7;

/** A sleeve that covers less of the forearm than this shows it. */
const PUSHED_UP = 0.7;

/**
 * Pushes both sleeves up to the elbow, so that an arm shows its joint. `down` is the part of the
 * forearm that cloth still covers; a `cap` rounds the shoulder from which the sleeve hangs.
 */
export function pushedSleeves(
  groups: readonly Group[],
  { down = 0.22, cap = false } = {},
): Group[] {
  return groups.flatMap((group): Group[] => {
    const [bone, ...rest] = group.solids.slice(FOREARM);
    if (!(isTop(group) && bone && group.solids.length === ARM)) return [group];

    const wrist = within(bone.frame, [0, bone.c, 0]);
    const upper = group.solids.slice(0, FOREARM);
    const [, deltoid] = upper;
    const end = drum(
      mix(bone.frame.at, wrist, -0.02),
      mix(bone.frame.at, wrist, down),
      [bone.a + 0.012, bone.a + 0.008],
      { round: 0.01, blend: 0.02 },
    );

    return [
      { ...group, solids: [...upper, ...(cap && deltoid ? [swollen(deltoid, 0.012)] : []), end] },
      {
        material: group.material.replace('hood', 'skin'),
        // A sleeve is wider than the arm in it.
        solids: [bone, ...rest].map((solid) => swollen(solid, -0.02)),
      },
    ];
  });
}

/** Cuts both sleeves above the elbow, as those of a T-shirt: the arm below them is bare. */
export function shortSleeves(groups: readonly Group[]): Group[] {
  return groups.flatMap((group): Group[] => {
    const [upper, deltoid] = group.solids;
    if (!(isTop(group) && group.solids.length === ARM && upper && deltoid)) return [group];

    const along = (part: number): Vec => within(upper.frame, [0, upper.c * part, 0]);
    return [
      {
        ...group,
        solids: [
          ball(along(0), deltoid.a + 0.004),
          drum(along(0.05), along(0.52), [deltoid.a, deltoid.a - 0.002], {
            round: 0.006,
            blend: 0.02,
          }),
        ],
      },
      {
        material: group.material.replace('hood', 'skin'),
        solids: group.solids.map((solid) => swollen(solid, -0.02)),
      },
    ];
  });
}

/**
 * Cuts both sleeves from straight pieces of cloth, with a seam at the shoulder and a corner at the
 * elbow; materials sleeve and cuff-band. `loose` is how much wider than the arm they are, in
 * metres, `to` the part of the forearm that they cover, and `cuff` whether a cuff ends them.
 */
export function tailored(
  groups: readonly Group[],
  { loose = 0.006, to = 0.88, cuff = true } = {},
): Group[] {
  return groups.flatMap((group): Group[] => {
    const [upper, deltoid] = group.solids;
    const fore = group.solids[FOREARM];
    const isSleeve = /\.(hood|coat)$/.test(group.material) && group.solids.length === ARM;
    if (!(isSleeve && upper && deltoid && fore)) return [group];

    const who = group.material.replace(/(hood|coat)$/, '');
    const [shoulder, elbow] = [upper.frame.at, fore.frame.at];
    const along = (part: number): Vec => within(fore.frame, [0, fore.c * part, 0]);
    const wide = fore.a + 0.01 + loose;
    const sleeve: Group = {
      material: `${who}sleeve`,
      solids: [
        ball(shoulder, deltoid.a + loose * 0.6),
        taper(shoulder, elbow, [deltoid.a + loose * 0.4, wide], { blend: 0.012 }),
        taper(elbow, along(to), [wide, fore.b + 0.004 + loose], { blend: 0.012 }),
      ],
    };
    const band: Group = {
      material: `${who}cuff-band`,
      solids: [
        drum(along(to - 0.03), along(to + 0.14), [fore.b + 0.01 + loose, fore.b + 0.004 + loose], {
          round: 0.006,
        }),
      ],
    };
    const forearm: Group = {
      material: `${who}skin`,
      solids: group.solids.slice(FOREARM).map((solid) => swollen(solid, -0.02)),
    };

    return [sleeve, ...(cuff ? [band] : []), ...(to < PUSHED_UP ? [forearm] : [])];
  });
}
