import { ball, block, drum, egg, type Group, type Solid, taper } from '../geometry/solid.ts';
import { type Frame, type Vec, within } from '../geometry/vector.ts';
import { cord } from './gear.ts';
import { sideways, slice } from './seams.ts';

const EYELETS = [-0.1, -0.076, -0.052, -0.028, -0.004, 0.018];

/**
 * A glove to look at closely, with piping, a lacing at the palm and creased leather; the frame is that of `gloveAt`.
 * Materials glove, thumb, cuff, trim (piping and label), lace, inside.
 */
export function lacedGlove(frame: Frame, size = 1, { folds = 0 } = {}): Group[] {
  const s = size;
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const bar = (f: number, u: number, half: number, r: number, blend: number, carve = false): Solid =>
    taper(at(f, u, -half), at(f, u, half), [r * s, r * s], { blend: blend * s, carve });
  const hand = [
    egg(here(0.004, 0.092, 0), [0.07 * s, 0.086 * s, 0.074 * s]),
    bar(0.014, 0.132, 0.03, 0.053, 0.035),
    bar(-0.04, 0.1, 0.03, 0.036, 0.022),
    bar(-0.082, 0.04, 0.036, 0.016, 0.024, true),
    taper(at(-0.004, -0.01, 0), at(-0.004, 0.05, 0), [0.05 * s, 0.056 * s], { blend: 0.03 * s }),
    egg(here(-0.03, 0.042, -0.014), [0.032 * s, 0.034 * s, 0.032 * s], { blend: 0.02 * s }),
  ];
  const thumb = [
    taper(at(-0.004, 0.018, 0.05), at(-0.038, 0.1, 0.066), [0.03 * s, 0.028 * s]),
    ball(at(-0.052, 0.12, 0.054), 0.026 * s, { blend: 0.03 * s }),
  ];
  const slit = block(here(-0.06, -0.055, 0), [0.03 * s, 0.085 * s, 0.006 * s], {
    carve: true,
    blend: 0.006 * s,
  });
  const cuff = [
    drum(at(0, -0.112, 0), at(0, 0.004, 0), [0.06 * s, 0.05 * s], { round: 0.008 * s }),
    drum(at(0, -0.16, 0), at(0, -0.085, 0), [0.05 * s, 0.046 * s], { carve: true, blend: 0.006 * s }),
    slit,
  ];
  const label = slice(
    slice(cuff, here(0, -0.055, 0), [-0.03 * s, 0.03 * s], 0.002 * s),
    sideways(here(0, 0, 0), 'left'),
    [-0.034 * s, 0.034 * s],
    0,
  );
  const front = block(here(-0.9 / s, 0, 0), [0.9, 0.9, 0.9], { carve: true, blend: 0.002, round: 0.001 });
  const eyelet = (u: number, l: number): Vec =>
    at(-Math.sqrt((0.061 - (u + 0.112) * 0.086) ** 2 - l * l) - 0.006, u, l);
  const across = EYELETS.slice(1).flatMap((u, n) => [
    cord([eyelet(EYELETS[n] ?? u, -0.02), eyelet(u, 0.02)], 0.0045 * s, 'lace'),
    cord([eyelet(EYELETS[n] ?? u, 0.02), eyelet(u, -0.02)], 0.0045 * s, 'lace'),
  ]);
  return [
    { material: 'glove', solids: hand, folds },
    { material: 'thumb', solids: thumb, folds },
    { material: 'trim', solids: slice(hand, here(0, 0.014, 0), [-0.005 * s, 0.005 * s], 0.003 * s) },
    {
      material: 'trim',
      solids: slice(thumb, sideways(here(0, 0, 0.0605), 'left'), [-0.0035 * s, 0.0035 * s], 0.003 * s),
    },
    { material: 'cuff', solids: cuff, folds: folds / 2 },
    { material: 'trim', solids: slice(cuff, here(0, -0.114, 0), [-0.014 * s, 0.006 * s], 0.003 * s) },
    { material: 'label', solids: [...label, front] },
    ...across,
  ];
}
