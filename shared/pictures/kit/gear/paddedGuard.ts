import { ball, block, drum, egg, type Group, hoop, type Solid, taper } from '../geometry/solid.ts';
import { along, type Frame, type Vec, within } from '../geometry/vector.ts';
import { sideways, slice } from './seams.ts';

/**
 * About a head's centre. `bars` are slim bars along the cheekbones in place of the pads, with
 * nothing below them or across the middle; `open` leaves the cheeks bare. Materials guard, pad,
 * lining, trim.
 */
export function paddedGuard(frame: Frame, size = 1, { bars = false, open = false } = {}): Group[] {
  const s = size;
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * s, u * s, l * s];
  const both = [1, -1];
  const cut = (blend: number) => ({ carve: true, blend: blend * s });
  const face = block(here(0.13, -0.05, 0), r(0.095, 0.096, 0.062), {
    ...cut(0.02),
    round: 0.045 * s,
  });
  const openings = [
    face,
    ...(bars
      ? [
          block(here(0.115, -0.09, 0), r(0.09, 0.05, 0.2), { ...cut(0.012), round: 0.03 * s }),
          block(here(0.135, -0.02, 0), r(0.09, 0.075, 0.2), { ...cut(0.012), round: 0.03 * s }),
        ]
      : []),
    block(here(0, -0.2, 0), r(0.2, 0.09, 0.2), { ...cut(0.02), round: 0.01 * s }),
    block(here(-0.11, -0.12, 0), r(0.09, 0.08, 0.06), { ...cut(0.02), round: 0.04 * s }),
  ];
  const hollow = (grow: number) =>
    egg(here(-0.012, 0.012, 0), r(0.092 + grow, 0.094 + grow, 0.076 + grow), cut(0.006));
  const ears = both.map((l) =>
    drum(
      at(-0.012, -0.02, 0.07 * l),
      at(-0.012, -0.02, 0.14 * l),
      [0.024 * s, 0.024 * s],
      cut(0.012),
    ),
  );
  const shell: Solid[] = [
    egg(here(-0.012, 0.02, 0), r(0.128, 0.124, 0.108)),
    ...both.map((l) =>
      taper(at(-0.012, -0.01, 0.08 * l), at(0.03, -0.1, 0.072 * l), [0.04 * s, 0.03 * s], {
        blend: 0.03 * s,
      }),
    ),
    hollow(0.012),
    ...openings,
    ...ears,
  ];
  const quilt = sideways(here(0, 0, 0), 'left');
  const bow = (from: Vec, by: Vec, to: Vec, thick: number): Solid[] => {
    const points = Array.from({ length: 9 }, (_, n): Vec => {
      const t = n / 8;
      const mixed = [0, 1, 2].map(
        (i) =>
          (from[i] ?? 0) * (1 - t) ** 2 + (by[i] ?? 0) * 2 * t * (1 - t) + (to[i] ?? 0) * t * t,
      );
      return at(mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0);
    });
    return points
      .slice(1)
      .map((point, n) =>
        taper(points[n] ?? point, point, [thick * s, thick * s], { blend: 0.001 * s }),
      );
  };
  const brow = Array.from({ length: 13 }, (_, n): Vec => {
    const angle = ((n - 6) / 6) * 1.25;
    return at(-0.016 + 0.113 * Math.cos(angle), 0.06, 0.095 * Math.sin(angle));
  });
  const pads = (open ? [] : both).flatMap((l) =>
    bars
      ? bow([0, -0.028, 0.1 * l], [0.062, -0.028, 0.102 * l], [0.094, -0.044, 0.06 * l], 0.0165)
      : [
          egg(here(0.078, -0.04, 0.072 * l), r(0.036, 0.06, 0.028)),
          taper(at(0.05, -0.07, 0.08 * l), at(0.08, -0.095, 0.052 * l), [0.024 * s, 0.02 * s], {
            blend: 0.03 * s,
          }),
        ],
  );
  return [
    { material: 'guard', solids: shell },
    {
      material: 'lining',
      solids: [egg(here(-0.012, 0.012, 0), r(0.105, 0.107, 0.089)), hollow(0), ...openings],
    },
    {
      material: 'pad',
      solids: brow
        .slice(1)
        .map((point, n) =>
          taper(brow[n] ?? point, point, [0.025 * s, 0.025 * s], { blend: 0.001 * s }),
        ),
    },
    ...(open ? [] : [{ material: 'pad', solids: pads }]),
    { material: 'trim', solids: slice(shell, quilt, [-0.005 * s, 0.005 * s], 0.003 * s) },
    {
      material: 'trim',
      solids: both.map((l) =>
        hoop(
          along(at(-0.012, -0.02, 0.112 * l), within({ ...frame, at: [0, 0, 0] }, [0, 0, 1])),
          0.026 * s,
          0.006 * s,
        ),
      ),
    },
    {
      material: 'trim',
      solids: both.flatMap((l) =>
        bow([0.025, -0.09, 0.092 * l], [0.03, -0.165, 0.07 * l], [0.034, -0.16, 0], 0.009),
      ),
    },
    { material: 'stud', solids: both.map((l) => ball(at(0.026, -0.092, 0.1 * l), 0.011 * s)) },
  ];
}
