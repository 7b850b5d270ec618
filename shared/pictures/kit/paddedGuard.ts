import { cord } from './gear.ts';
import { sideways, slice } from './seams.ts';
import { ball, block, drum, egg, type Group, hoop, type Solid, taper } from './solid.ts';
import { along, type Frame, type Vec, within } from './vector.ts';

/**
 * A head guard to look at closely, about a head's centre: quilted shell, brow, ear rings, lining, chin strap.
 * `bars` puts slim cheek bars in place of the pads. Materials guard, pad, lining, trim.
 */
export function paddedGuard(frame: Frame, size = 1, { bars = false } = {}): Group[] {
  const s = size;
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * s, u * s, l * s];
  const both = [1, -1];
  const cut = (blend: number) => ({ carve: true, blend: blend * s });
  const face = block(here(0.13, -0.05, 0), r(0.095, 0.096, 0.062), { ...cut(0.02), round: 0.045 * s });
  const openings = [
    face,
    block(here(0, -0.2, 0), r(0.2, 0.09, 0.2), { ...cut(0.02), round: 0.01 * s }),
    block(here(-0.11, -0.12, 0), r(0.09, 0.08, 0.06), { ...cut(0.02), round: 0.04 * s }),
  ];
  const hollow = (grow: number) =>
    egg(here(-0.012, 0.012, 0), r(0.092 + grow, 0.094 + grow, 0.076 + grow), cut(0.006));
  const ears = both.map((l) => drum(at(-0.012, -0.02, 0.07 * l), at(-0.012, -0.02, 0.14 * l), [0.024 * s, 0.024 * s], cut(0.012)));
  const shell: Solid[] = [
    egg(here(-0.012, 0.02, 0), r(0.128, 0.124, 0.108)),
    ...both.map((l) => taper(at(-0.012, -0.01, 0.08 * l), at(0.03, -0.1, 0.072 * l), [0.04 * s, 0.03 * s], { blend: 0.03 * s })),
    hollow(0.012),
    ...openings,
    ...ears,
  ];
  const quilt = sideways(here(0, 0, 0), 'left');
  const pads = both.flatMap((l) =>
    bars
      ? [
          taper(at(0.07, 0.05, 0.088 * l), at(0.112, -0.02, 0.074 * l), [0.014 * s, 0.014 * s]),
          taper(at(0.112, -0.02, 0.074 * l), at(0.112, -0.085, 0.05 * l), [0.014 * s, 0.014 * s], { blend: 0.012 * s }),
          taper(at(0.112, -0.085, 0.05 * l), at(0.112, -0.102, 0), [0.014 * s, 0.015 * s], { blend: 0.012 * s }),
          taper(at(0.03, -0.075, 0.094 * l), at(0.112, -0.085, 0.05 * l), [0.014 * s, 0.014 * s], { blend: 0.012 * s }),
        ]
      : [
          egg(here(0.078, -0.04, 0.072 * l), r(0.036, 0.06, 0.028)),
          taper(at(0.05, -0.07, 0.08 * l), at(0.08, -0.095, 0.052 * l), [0.024 * s, 0.02 * s], { blend: 0.03 * s }),
        ],
  );
  return [
    { material: 'guard', solids: shell },
    { material: 'lining', solids: [egg(here(-0.012, 0.012, 0), r(0.105, 0.107, 0.089)), hollow(0), ...openings] },
    {
      material: 'pad',
      solids: [
        taper(at(0.094, 0.06, -0.046), at(0.094, 0.06, 0.046), [0.027 * s, 0.027 * s]),
        ...both.map((l) => taper(at(0.094, 0.06, 0.046 * l), at(0.054, 0.058, 0.084 * l), [0.027 * s, 0.024 * s], { blend: 0.02 * s })),
      ],
    },
    { material: 'pad', solids: pads },
    { material: 'trim', solids: slice(shell, quilt, [-0.005 * s, 0.005 * s], 0.003 * s) },
    { material: 'trim', solids: both.map((l) => hoop(along(at(-0.012, -0.02, 0.112 * l), within({ ...frame, at: [0, 0, 0] }, [0, 0, 1])), 0.026 * s, 0.006 * s)) },
    cord([at(0.025, -0.09, 0.09), at(0.03, -0.15, 0.05), at(0.034, -0.165, 0), at(0.03, -0.15, -0.05), at(0.025, -0.09, -0.09)], 0.011 * s, 'trim'),
    { material: 'stud', solids: both.map((l) => ball(at(0.026, -0.092, 0.1 * l), 0.011 * s)) },
  ];
}
