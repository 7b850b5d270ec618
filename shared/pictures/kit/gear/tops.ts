import { block, type Group, hoop, type Solid, swollen, taper } from '../geometry/solid.ts';
import { type Frame, rotate, type Vec, within } from '../geometry/vector.ts';

/** What somebody wears as a top: the plain one of `hooded`, first of its groups, and its arms. */
type Top = { who: string; trunk: Group; chest: Frame; b: number };

const isTop = ({ material }: Group): boolean => material.endsWith('.hood');

function topOf(groups: readonly Group[]): Top {
  const trunk = groups.find(isTop);
  const [ribs] = trunk?.solids ?? [];
  if (!(trunk && ribs)) throw new Error('pictures: the figure wears no top.');
  // Its ribs are 0.158 m wide and cloth adds 0.02 m.
  const b = (ribs.c - 0.02) / 0.158;
  return { who: trunk.material.replace('hood', ''), trunk, chest: ribs.frame, b };
}

const layer = ({ trunk }: Top, by: number): Solid[] =>
  trunk.solids.map((solid) => swollen(solid, by));

/** A point on the chest, in metres of a body of middle width. */
const on =
  ({ chest, b }: Top) =>
  (f: number, u: number, l: number): Vec =>
    within(chest, [f * b, u, l * b]);

const cutAway = (frame: Frame, at: Vec, size: Vec): Solid =>
  block({ ...frame, at }, size, { carve: true, blend: 0.003, round: 0.002 });

/** A jacket or cardigan, open over the top in a V: materials coat (with its sleeves) and lapel. */
export function jacket(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const at = on(top);
  const opening = taper(at(0.11, 0.24, 0), at(0.162, -0.14, 0), [0.105 * top.b, 0.028], {
    carve: true,
    blend: 0.004,
  });
  const sleeved = groups.map((group) =>
    isTop(group) && group !== top.trunk && group.solids.length > 1
      ? { ...group, material: `${top.who}coat` }
      : group,
  );
  return [
    ...sleeved,
    { material: `${top.who}coat`, folds: 0.004, solids: [...layer(top, 0.012), opening] },
    ...[1, -1].map((l) => {
      const edge = rotate(top.chest, { tilt: 10 * l });
      return {
        material: `${top.who}lapel`,
        solids: [
          ...layer(top, 0.02),
          cutAway(edge, at(0, 0, -0.26 * l), [0.5, 0.9, 0.3 * top.b]),
          cutAway(edge, at(0, 0, 0.383 * l), [0.5, 0.9, 0.3 * top.b]),
          cutAway(top.chest, at(-0.3, 0, 0), [0.3 * top.b, 0.6, 0.6]),
          cutAway(top.chest, at(0, -0.6, 0), [0.5, 0.4, 0.5]),
        ],
      };
    }),
  ];
}

/** The collar of a shirt: material collar. */
export function collar(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const at = on(top);
  return [
    ...groups,
    {
      material: `${top.who}collar`,
      solids: [1, -1].flatMap((l) => [
        taper(at(-0.03, 0.235, 0.084 * l), at(0.082, 0.205, 0.028 * l), [0.016, 0.02], {
          blend: 0.01,
        }),
        taper(at(0.082, 0.2, 0.032 * l), at(0.128, 0.135, 0.08 * l), [0.026, 0.013], {
          blend: 0.01,
        }),
      ]),
    },
  ];
}

/** A tie down the chest: material tie. */
export function tie(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const at = on(top);
  return [
    ...groups,
    {
      material: `${top.who}tie`,
      solids: [
        ...layer(top, 0.009),
        ...[1, -1].map((l) =>
          cutAway(rotate(top.chest, { tilt: 2.4 * l }), at(0, -0.1, 0.327 * l), [
            0.4,
            0.7,
            0.3 * top.b,
          ]),
        ),
        cutAway(top.chest, at(-0.3, 0, 0), [0.3 * top.b, 0.6, 0.6]),
        cutAway(top.chest, at(0, 0.15 + 0.3, 0), [0.5, 0.3, 0.5]),
        taper(at(0.112, 0.185, 0), at(0.138, 0.135, 0), [0.026, 0.018], { blend: 0.004 }),
      ],
    },
  ];
}

/** A hood that lies on the shoulders: material cowl. */
export function laidHood(groups: readonly Group[]): Group[] {
  const top = topOf(groups);
  const at = on(top);
  const neck = rotate({ ...top.chest, at: at(-0.005, 0.185, 0) }, { nod: 32 });
  return [
    ...groups,
    {
      material: `${top.who}cowl`,
      folds: 0.003,
      solids: [
        hoop(neck, 0.106 * top.b, 0.03),
        hoop({ ...neck, at: at(-0.035, 0.205, 0) }, 0.116 * top.b, 0.034, { blend: 0.02 }),
      ],
    },
  ];
}
