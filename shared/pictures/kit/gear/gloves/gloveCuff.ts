import { block, drum, type Group, type Solid } from '../../geometry/solid.ts';
import type { Vec } from '../../geometry/vector.ts';
import { cord } from '../gear.ts';
import { sideways, slice } from '../seams.ts';
import type { Measures } from './measures.ts';

interface Cuff {
  /** How far it reaches down the arm, and its radius there. */
  reach: number;
  end: number;
  /** How it closes. */
  by: 'laces' | 'strap' | 'tape';
}

/** The cuff's radius at the wrist, and at its end, without the round edges, which lie around it. */
const WRIST = 0.043;
const flareOf = (end: number): number => end - 0.008;

/** A tube around the wrist, which is slit below the palm if laces close it. */
export function cuffOf({ s, at, here }: Measures, { reach, end, by }: Cuff): Solid[] {
  const flare = flareOf(end);
  const slit = block(here(-0.06, 0.03 - reach / 1.3, 0), [0.03 * s, (reach / 1.3) * s, 0.006 * s], {
    carve: true,
    blend: 0.006 * s,
  });
  return [
    drum(at(0, -reach, 0), at(0, 0.004, 0), [flare * s, WRIST * s], { round: 0.008 * s }),
    drum(
      at(0, -reach - 0.048, 0),
      at(0, 0.027 - reach, 0),
      [(flare - 0.01) * s, (flare - 0.014) * s],
      {
        carve: true,
        blend: 0.006 * s,
      },
    ),
    ...(by === 'laces' ? [slit] : []),
  ];
}

/** What closes the cuff. */
export function closing(glove: Measures, cuff: readonly Solid[], shape: Cuff): Group[] {
  if (shape.by === 'strap') return fastened(glove, cuff, shape);
  return shape.by === 'tape' ? [taped(glove, shape)] : laced(glove, cuff, shape);
}

/** A label over the laces, which cross from eyelet to eyelet. */
function laced({ s, at, here }: Measures, cuff: readonly Solid[], { reach, end }: Cuff): Group[] {
  const flare = flareOf(end);
  const middle = -reach / 2;
  const label = slice(
    slice(cuff, here(0, middle, 0), [-0.03 * s, 0.03 * s], 0.002 * s),
    sideways(here(0, 0, 0), 'left'),
    [-0.034 * s, 0.034 * s],
    0,
  );
  const front = block(here(-0.9 / s, 0, 0), [0.9, 0.9, 0.9], {
    carve: true,
    blend: 0.002,
    round: 0.001,
  });
  const radius = (u: number) => flare + ((u + reach) / (reach + 0.004)) * (WRIST - flare);
  const eyelet = (u: number, l: number): Vec =>
    at(-Math.sqrt((radius(Math.min(u, 0.004)) + 0.004) ** 2 - l * l) - 0.006, u, l);
  const eyelets = Array.from({ length: 6 }, (_, n) => 0.018 - ((reach + 0.006) * (5 - n)) / 5);
  const laces = eyelets
    .slice(1)
    .flatMap((u, n) => [
      cord([eyelet(eyelets[n] ?? u, -0.02), eyelet(u, 0.02)], 0.0045 * s, 'lace'),
      cord([eyelet(eyelets[n] ?? u, 0.02), eyelet(u, -0.02)], 0.0045 * s, 'lace'),
    ]);
  return [{ material: 'label', solids: [...label, front] }, ...laces];
}

/** A broad strap and its maker's label. */
function fastened({ s, here }: Measures, cuff: readonly Solid[], { reach }: Cuff): Group[] {
  const middle = -reach / 2;
  return [
    {
      material: 'strap',
      solids: slice(cuff, here(0, middle, 0), [-0.027 * s, 0.024 * s], 0.0055 * s),
    },
    {
      material: 'label',
      solids: slice(
        slice(
          slice(cuff, here(0, middle, 0), [-0.02 * s, 0.017 * s], 0.0085 * s),
          sideways(here(0, 0, 0), 'left'),
          [-0.05 * s, 0.012 * s],
          0,
        ),
        sideways(here(0, 0, 0), 'forward'),
        [0, 0.9],
        0,
      ),
    },
  ];
}

/** Tape over the laces, as in a fight. */
function taped({ s, at }: Measures, { reach, end }: Cuff): Group {
  const middle = -reach / 2;
  return {
    material: 'tape',
    solids: [
      drum(at(0, middle - 0.016, 0), at(0, middle + 0.026, 0), [end * s, (end - 0.004) * s], {
        round: 0.006 * s,
      }),
    ],
  };
}
