import { block, drum, egg, type Group, muscle, taper } from '../../geometry/solid.ts';
import { type Frame, type Vec, within } from '../../geometry/vector.ts';

export function headGuard(frame: Frame, size = 1): Group[] {
  const at = (f: number, u: number, l: number): Vec =>
    within(frame, [f * size, u * size, l * size]);
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
        taper(at(0.096, 0.06, -0.054), at(0.096, 0.06, 0.054), [0.027 * s, 0.027 * s], {
          blend: 0.03 * s,
        }),
        block(here(0.12, -0.055, 0), [0.075 * s, 0.094 * s, 0.058 * s], {
          carve: true,
          blend: 0.02 * s,
          round: 0.03 * s,
        }),
        block(here(0.0, -0.15, 0), [0.13 * s, 0.06 * s, 0.055 * s], {
          carve: true,
          blend: 0.02 * s,
        }),
        egg(here(-0.012, 0.02, 0), [0.094 * s, 0.09 * s, 0.074 * s], {
          carve: true,
          blend: 0.01 * s,
        }),
        block(here(-0.01, 0.13, 0), [0.05 * s, 0.03 * s, 0.012 * s], {
          carve: true,
          blend: 0.012 * s,
        }),
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
        ...sides.map((l) =>
          taper(at(0.03, -0.115, 0.075 * l), at(0.036, -0.152, 0), [0.013 * s, 0.013 * s], {
            blend: 0.01 * s,
          }),
        ),
      ],
    },
  ];
}
