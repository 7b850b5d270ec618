import { ball, block, egg, taper } from '../geometry/solid.ts';
import type { Frame, Vec } from '../geometry/vector.ts';

export type Hair =
  | 'bald'
  | 'crop'
  | 'flat-top'
  | 'curls'
  | 'topknot'
  | 'braids'
  | 'swept'
  | 'bob'
  | 'ponytail';
export type Beard = 'none' | 'full' | 'goatee' | 'moustache';

type Here = (f: number, u: number, l: number) => Frame;
type At = (f: number, u: number, l: number) => Vec;

export function hairOf(hair: Hair, here: Here, at: At, r: At, s: number) {
  if (hair === 'bald') return [];
  const cap = [
    egg(here(-0.018, 0.031, 0), r(0.101, 0.089, 0.084)),
    egg(here(-0.032, 0.05, 0), r(0.08, 0.064, 0.08), { blend: 0.02 * s }),
    // Forehead and cheeks are cut free.
    block(here(0.113, -0.024, 0), r(0.079, 0.092, 0.13), {
      carve: true,
      blend: 0.014 * s,
      round: 0.05 * s,
    }),
    block(here(0.0, -0.09, 0), r(0.2, 0.07, 0.12), { carve: true, blend: 0.02 * s }),
  ];
  if (hair === 'flat-top')
    return [
      ...cap,
      block(here(-0.02, 0.078, 0), r(0.08, 0.044, 0.074), { blend: 0.03 * s, round: 0.042 * s }),
      // The hairline runs down the temples to the ears.
      ...[1, -1].map((l) =>
        taper(at(0.044, 0.07, 0.062 * l), at(0.018, -0.016, 0.072 * l), [0.016 * s, 0.011 * s], {
          blend: 0.014 * s,
        }),
      ),
      block(here(0, 0.217, 0), r(0.2, 0.1, 0.2), { carve: true, blend: 0.02 * s }),
    ];
  if (hair === 'topknot')
    return [...cap, ball(at(-0.06, 0.145, 0), 0.036 * s, { blend: 0.015 * s })];
  if (hair === 'ponytail')
    return [
      ...cap,
      ball(at(-0.115, 0.085, 0), 0.026 * s, { blend: 0.006 * s }),
      taper(at(-0.125, 0.085, 0), at(-0.2, 0.06, 0), [0.024 * s, 0.036 * s], { blend: 0.01 * s }),
      taper(at(-0.2, 0.06, 0), at(-0.255, -0.07, 0), [0.036 * s, 0.007 * s], { blend: 0.02 * s }),
    ];
  if (hair === 'swept')
    return [
      ...cap,
      taper(at(0.05, 0.094, 0), at(-0.07, 0.088, 0), [0.03 * s, 0.042 * s], { blend: 0.04 * s }),
      egg(here(-0.09, 0.03, 0), r(0.04, 0.07, 0.06), { blend: 0.03 * s }),
    ];
  if (hair === 'bob')
    return [
      ...cap,
      egg(here(-0.024, 0.052, 0), r(0.1, 0.077, 0.087), { blend: 0.02 * s }),
      egg(here(-0.06, -0.01, 0), r(0.064, 0.1, 0.082), { blend: 0.03 * s }),
      // From the parting on the left it is swept over the forehead.
      taper(at(0.064, 0.102, 0.028), at(0.076, 0.05, -0.048), [0.015 * s, 0.013 * s], {
        blend: 0.016 * s,
      }),
      taper(at(0.052, 0.104, 0.036), at(0.056, 0.05, 0.066), [0.014 * s, 0.013 * s], {
        blend: 0.016 * s,
      }),
      // It covers the ears, and turns in below the jaw.
      ...[1, -1].flatMap((l) => [
        taper(at(0.034, 0.05, 0.074 * l), at(0.016, -0.06, 0.083 * l), [0.02 * s, 0.022 * s], {
          blend: 0.024 * s,
        }),
        taper(at(-0.03, 0.04, 0.07 * l), at(-0.03, -0.085, 0.074 * l), [0.03 * s, 0.034 * s], {
          blend: 0.03 * s,
        }),
        taper(at(0.016, -0.06, 0.083 * l), at(0.034, -0.112, 0.068 * l), [0.022 * s, 0.014 * s], {
          blend: 0.02 * s,
        }),
      ]),
      block(here(-0.02, -0.222, 0), r(0.2, 0.1, 0.2), { carve: true, blend: 0.014 * s }),
      taper(at(0.09, 0.118, 0.03), at(-0.05, 0.134, 0.028), [0.006 * s, 0.005 * s], {
        carve: true,
        blend: 0.008 * s,
      }),
      // Strands.
      ...[1, -1].map((l) =>
        taper(at(0.06, 0.06, 0.088 * l), at(0.03, -0.1, 0.108 * l), [0.004 * s, 0.006 * s], {
          carve: true,
          blend: 0.006 * s,
        }),
      ),
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
        taper(at(-0.1, 0.07, l), at(-0.135, -0.1, l * 1.1), [0.014 * s, 0.009 * s], {
          blend: 0.006 * s,
        }),
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

/** `corners` is how far the mouth's corners are above its middle: a moustache follows them. */
export function beardOf(beard: Beard, here: Here, at: At, s: number, corners: number) {
  if (beard === 'none') return [];
  // From below the nose down to both corners of the mouth.
  const moustache = [1, -1].map((l) =>
    taper(
      at(0.1035, -0.0635, 0.003 * l),
      at(0.0925, -0.0735 + corners, 0.031 * l),
      [0.0078 * s, 0.0052 * s],
      {
        blend: 0.004 * s,
      },
    ),
  );
  if (beard === 'moustache') return moustache;
  if (beard === 'goatee')
    return [
      ...moustache,
      taper(at(0.094, -0.099, 0), at(0.088, -0.122, 0), [0.011 * s, 0.02 * s], {
        blend: 0.01 * s,
      }),
      ...[1, -1].map((l) =>
        taper(at(0.088, -0.122, 0), at(0.074, -0.121, 0.025 * l), [0.02 * s, 0.012 * s], {
          blend: 0.01 * s,
        }),
      ),
    ];
  const chin = egg(here(0.076, -0.124, 0), [0.031 * s, 0.032 * s, 0.031 * s], { blend: 0.02 * s });
  const cheeks = [1, -1].map((l) =>
    taper(at(-0.006, -0.03, 0.066 * l), at(0.062, -0.112, 0.034 * l), [0.017 * s, 0.033 * s], {
      blend: 0.03 * s,
    }),
  );
  return [
    ...moustache,
    chin,
    ...cheeks,
    egg(here(0.112, -0.082, 0), [0.022 * s, 0.0125 * s, 0.026 * s], {
      carve: true,
      blend: 0.008 * s,
    }),
  ];
}
