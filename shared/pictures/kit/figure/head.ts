import { headGuard } from '../gear/headGuard.ts';
import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { type Frame, type Vec, within } from '../geometry/vector.ts';
import { type Beard, beardOf, type Hair, hairOf } from './hair.ts';

export type Face = {
  hair?: Hair;
  beard?: Beard;
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
    taper(at(0.07, 0.028, -0.036), at(0.07, 0.028, 0.036), [0.024 * s, 0.024 * s], {
      blend: 0.03 * s,
    }),
    ball(at(0.079, -0.118, 0), 0.021 * s * jaw, { blend: 0.035 * s }),
    ...sides.flatMap((l) => [
      taper(
        at(-0.012, -0.06, 0.056 * l * jaw),
        at(0.066, -0.117, 0.02 * l * jaw),
        [0.021 * s, 0.018 * s],
        {
          blend: 0.04 * s,
        },
      ),
      ball(at(0.058, -0.032, 0.046 * l), 0.023 * s, { blend: 0.03 * s }),
      ball(at(0.101, -0.004, 0.034 * l), 0.019 * s, { blend: 0.018 * s, carve: true }),
      ball(at(0.079, -0.006, 0.032 * l), 0.0125 * s, { blend: 0.004 * s }),
      egg(here(-0.012, -0.02, 0.08 * l), r(0.025, 0.038, 0.015), { blend: 0.008 * s }),
      egg(here(-0.004, -0.018, 0.092 * l), r(0.011, 0.02, 0.007), {
        blend: 0.006 * s,
        carve: true,
      }),
    ]),
    taper(at(0.088, 0.012, 0), at(0.112, -0.043, 0), [0.0095 * s, 0.0155 * s * nose], {
      blend: 0.014 * s,
    }),
    taper(
      at(0.098, -0.047, -0.014),
      at(0.098, -0.047, 0.014),
      [0.009 * s * nose, 0.009 * s * nose],
      {
        blend: 0.012 * s,
      },
    ),
    taper(at(0.089, -0.072, -0.02), at(0.089, -0.072, 0.02), [0.009 * s, 0.009 * s], {
      blend: 0.012 * s,
    }),
    taper(at(0.09, -0.089, -0.017), at(0.09, -0.089, 0.017), [0.0105 * s, 0.0105 * s], {
      blend: 0.012 * s,
    }),
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
  groups.push({ material: 'hair', solids: beardOf(beard, here, at, s * (0.5 + 0.5 * jaw)) });
  return groups;
}
