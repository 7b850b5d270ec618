import { ball, drum, type Group, hoop, type Solid, swollen, taper } from '../geometry/solid.ts';
import { along, type Frame, mix, rotate, type Vec, within } from '../geometry/vector.ts';

/** Dresses somebody in a plain top, like that of `hooded`, with the neck above its collar. */
type Top = { who: string; trunk: Group; chest: Frame; neck: Solid; b: number };

const isTop = ({ material }: Group): boolean => material.endsWith('.hood');

function topOf(groups: readonly Group[]): Top {
  const trunk = groups.find(isTop);
  const [ribs] = trunk?.solids ?? [];
  const neck = groups.find(({ material }) => material.endsWith('.skin'))?.solids[0];
  if (!(trunk && ribs && neck)) throw new Error('pictures: the figure wears no top.');
  // Its ribs are 0.158 m wide and cloth adds 0.02 m.
  const b = (ribs.c - 0.02) / 0.158;
  return { who: trunk.material.replace('hood', ''), trunk, chest: ribs.frame, neck, b };
}

/** A point on the chest, in metres of a body of middle width. */
const on =
  ({ chest, b }: Top) =>
  (f: number, u: number, l: number): Vec =>
    within(chest, [f * b, u, l * b]);

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

/** A jacket or cardigan, open over the top in a V: material coat, with its sleeves. */
export function jacket(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const at = on(top);
  const opening = taper(at(0.11, 0.26, 0), at(0.162, -0.16, 0), [0.1, 0.016], {
    carve: true,
    blend: 0.002,
  });
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
  const { who, chest, b } = top;
  const at = on(top);
  const neck = rotate({ ...chest, at: at(-0.005, 0.185, 0) }, { nod: 32 });
  return [
    ...groups,
    {
      material: `${who}cowl`,
      solids: [
        hoop(neck, 0.106 * b, 0.03),
        hoop({ ...neck, at: at(-0.035, 0.205, 0) }, 0.116 * b, 0.034, { blend: 0.02 }),
      ],
    },
  ];
}
