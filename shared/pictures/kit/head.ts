import { ball, block, drum, egg, type Group, muscle, taper } from './solid.ts';
import { along, type Frame, type Vec, within } from './vector.ts';

export type Hair = 'bald' | 'crop' | 'flat-top' | 'curls' | 'topknot' | 'braids' | 'swept';
export type Face = {
  hair?: Hair;
  beard?: 'none' | 'full' | 'goatee' | 'moustache';
  /** Stretches the face: above 1 longer and narrower. */
  long?: number;
  jaw?: number;
  nose?: number;
  guard?: boolean;
};

/** A head about its centre, looking along the frame's forward axis; `size` 1 is life size. */
export function head(
  frame: Frame,
  { hair = 'crop', beard = 'none', long = 1, jaw = 1, nose = 1, guard = false }: Face = {},
  size = 1,
): Group[] {
  const at = (f: number, u: number, l: number): Vec =>
    within(frame, [f * size, u * size * (u < 0 ? long : 1), l * size]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * size, u * size, l * size];
  const s = size;
  const sides = [1, -1];
  const skin = [
    egg(here(-0.012, 0.025, 0), r(0.1, 0.094, 0.077)),
    egg(here(0.03, -0.045, 0), r(0.064, 0.088 * long, 0.06), { blend: 0.04 * s }),
    egg(here(0.052, -0.078, 0), r(0.041, 0.042, 0.046), { blend: 0.03 * s }),
    taper(at(0.07, 0.028, -0.036), at(0.07, 0.028, 0.036), [0.024 * s, 0.024 * s], { blend: 0.03 * s }),
    ball(at(0.079, -0.118, 0), 0.021 * s * jaw, { blend: 0.035 * s }),
    ...sides.flatMap((l) => [
      taper(at(-0.012, -0.06, 0.056 * l * jaw), at(0.066, -0.117, 0.02 * l * jaw), [0.021 * s, 0.018 * s], {
        blend: 0.04 * s,
      }),
      ball(at(0.058, -0.032, 0.046 * l), 0.023 * s, { blend: 0.03 * s }),
      ball(at(0.101, -0.004, 0.034 * l), 0.019 * s, { blend: 0.018 * s, carve: true }),
      ball(at(0.079, -0.006, 0.032 * l), 0.0125 * s, { blend: 0.004 * s }),
      egg(here(-0.012, -0.02, 0.08 * l), r(0.025, 0.038, 0.015), { blend: 0.008 * s }),
      egg(here(-0.004, -0.018, 0.092 * l), r(0.011, 0.02, 0.007), { blend: 0.006 * s, carve: true }),
    ]),
    taper(at(0.088, 0.012, 0), at(0.112, -0.043, 0), [0.0095 * s, 0.0155 * s * nose], { blend: 0.014 * s }),
    taper(at(0.098, -0.047, -0.014), at(0.098, -0.047, 0.014), [0.009 * s * nose, 0.009 * s * nose], {
      blend: 0.012 * s,
    }),
    taper(at(0.089, -0.072, -0.02), at(0.089, -0.072, 0.02), [0.009 * s, 0.009 * s], { blend: 0.012 * s }),
    taper(at(0.09, -0.089, -0.017), at(0.09, -0.089, 0.017), [0.0105 * s, 0.0105 * s], { blend: 0.012 * s }),
    taper(at(0.102, -0.0798, -0.024), at(0.102, -0.0798, 0.024), [0.003 * s, 0.003 * s], {
      blend: 0.006 * s,
      carve: true,
    }),
  ];
  const brows = sides.flatMap((l) => [
    taper(at(0.096, 0.024, 0.014 * l), at(0.0935, 0.03, 0.034 * l), [0.0055 * s, 0.0065 * s]),
    taper(at(0.0935, 0.03, 0.034 * l), at(0.081, 0.027, 0.055 * l), [0.0065 * s, 0.0045 * s]),
  ]);
  const groups: Group[] = [
    { material: 'skin', solids: skin },
    { material: 'hair', solids: brows },
  ];
  if (guard) groups.push(...headGuard(frame, size));
  else groups.push({ material: 'hair', solids: hairOf(hair, here, at, r, s) });
  groups.push({ material: 'hair', solids: beardOf(beard, here, at, r, s * (0.5 + 0.5 * jaw)) });
  return groups;
}

type Here = (f: number, u: number, l: number) => Frame;
type At = (f: number, u: number, l: number) => Vec;

function hairOf(hair: Hair, here: Here, at: At, r: At, s: number) {
  if (hair === 'bald') return [];
  const cap = [
    egg(here(-0.018, 0.036, 0), r(0.101, 0.091, 0.082)),
    // The hairline: forehead and cheeks are cut free, the nape and the sides before the ears left.
    block(here(0.115, -0.02, 0), r(0.075, 0.088, 0.12), { carve: true, blend: 0.02 * s }),
    block(here(0.0, -0.09, 0), r(0.2, 0.07, 0.12), { carve: true, blend: 0.02 * s }),
  ];
  if (hair === 'flat-top')
    return [
      ...cap,
      block(here(-0.015, 0.11, 0), r(0.078, 0.035, 0.066), { blend: 0.03 * s, round: 0.02 * s }),
    ];
  if (hair === 'topknot') return [...cap, ball(at(-0.06, 0.145, 0), 0.036 * s, { blend: 0.015 * s })];
  if (hair === 'swept')
    return [
      ...cap,
      taper(at(0.06, 0.105, 0), at(-0.07, 0.105, 0), [0.034 * s, 0.045 * s], { blend: 0.03 * s }),
      egg(here(-0.09, 0.03, 0), r(0.04, 0.07, 0.06), { blend: 0.03 * s }),
    ];
  if (hair === 'braids')
    return [
      ...cap,
      ...[-0.055, -0.028, 0, 0.028, 0.055].flatMap((l) => [
        taper(
          at(0.055, 0.1 - Math.abs(l) * 0.5, l),
          at(-0.06, 0.115 - Math.abs(l) * 0.6, l),
          [0.012 * s, 0.014 * s],
          { blend: 0.004 * s },
        ),
        taper(at(-0.1, 0.07, l), at(-0.135, -0.1, l * 1.1), [0.014 * s, 0.009 * s], { blend: 0.006 * s }),
      ]),
    ];
  if (hair === 'curls') {
    const curls = Array.from({ length: 34 }, (_, i) => {
      const turn = i * 2.4;
      const up = 1 - (i / 34) * 0.95;
      const out = Math.sqrt(1 - up * up);
      return ball(
        at(-0.02 + Math.cos(turn) * out * 0.105, 0.045 + up * 0.095, Math.sin(turn) * out * 0.088),
        0.026 * s,
        { blend: 0.01 * s },
      );
    });
    return [...cap, ...curls.filter((_, i) => Math.cos(i * 2.4) < 0.8 || i < 18)];
  }
  return cap;
}

function beardOf(beard: NonNullable<Face['beard']>, here: Here, at: At, r: At, s: number) {
  if (beard === 'none') return [];
  const moustache = taper(at(0.1, -0.065, -0.024), at(0.1, -0.065, 0.024), [0.011 * s, 0.011 * s]);
  if (beard === 'moustache') return [moustache];
  const chin = egg(here(0.076, -0.126, 0), [0.033 * s, 0.036 * s, 0.033 * s], { blend: 0.02 * s });
  if (beard === 'goatee') return [moustache, chin];
  const cheeks = [1, -1].map((l) =>
    taper(at(-0.006, -0.03, 0.066 * l), at(0.06, -0.112, 0.036 * l), [0.019 * s, 0.038 * s], { blend: 0.03 * s }),
  );
  return [moustache, chin, ...cheeks, ball(at(0.108, -0.084, 0), 0.02 * s, { carve: true, blend: 0.01 * s })];
}

/** A head guard about a head's centre: padded shell, cheek pads and chin strap. Stands on its own too. */
export function headGuard(frame: Frame, size = 1): Group[] {
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * size, u * size, l * size]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const s = size;
  const sides = [1, -1];
  return [
    {
      material: 'guard',
      solids: [
        egg(here(-0.012, 0.022, 0), [0.128 * s, 0.118 * s, 0.107 * s]),
        ...sides.map((l) =>
          muscle(at(0.0, 0.03, 0.082 * l), at(0.048, -0.12, 0.07 * l), 0.042 * s, [0, 0, 0], {
            blend: 0.03 * s,
          }),
        ),
        taper(at(0.108, 0.062, -0.05), at(0.108, 0.062, 0.05), [0.026 * s, 0.026 * s], { blend: 0.015 * s }),
        block(here(0.12, -0.055, 0), [0.075 * s, 0.094 * s, 0.058 * s], {
          carve: true,
          blend: 0.02 * s,
          round: 0.03 * s,
        }),
        block(here(0.0, -0.15, 0), [0.13 * s, 0.06 * s, 0.055 * s], { carve: true, blend: 0.02 * s }),
        egg(here(-0.012, 0.02, 0), [0.094 * s, 0.09 * s, 0.074 * s], { carve: true, blend: 0.01 * s }),
        block(here(-0.01, 0.13, 0), [0.05 * s, 0.03 * s, 0.012 * s], { carve: true, blend: 0.012 * s }),
        ...sides.map((l) =>
          block(here(-0.03, 0.12, 0.05 * l), [0.06 * s, 0.04 * s, 0.008 * s], {
            carve: true,
            blend: 0.012 * s,
          }),
        ),
      ],
    },
    {
      material: 'trim',
      solids: [
        ...sides.map((l) =>
          drum(at(-0.005, -0.02, 0.1 * l), at(-0.005, -0.02, 0.112 * l), [0.017 * s, 0.015 * s]),
        ),
        taper(at(0.03, -0.14, -0.06), at(0.03, -0.14, 0.06), [0.013 * s, 0.013 * s], { flat: 0.5 }),
      ],
    },
  ];
}

/** A head's own frame at a place, looking along a direction. */
export const looking = (at: Vec, direction: Vec): Frame => {
  const upright = along(at, [0, 1, 0], direction);
  return upright;
};
