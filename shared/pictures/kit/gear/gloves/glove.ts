import { ball, drum, egg, type Group, taper } from '../../geometry/solid.ts';
import {
  across,
  add,
  cross,
  type Frame,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../../geometry/vector.ts';

/**
 * The frame is at the wrist: up runs to the knuckles, forward is the back of the hand, left the
 * thumb.
 */
export function gloveAt(frame: Frame, size = 1): Group[] {
  const s = size;
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  return [
    {
      material: 'glove',
      solids: [
        egg(here(0.006, 0.095, 0), [0.066 * s, 0.082 * s, 0.068 * s]),
        taper(at(0.012, 0.128, -0.028), at(0.012, 0.128, 0.028), [0.052 * s, 0.05 * s], {
          blend: 0.035 * s,
        }),
        // The fingers curl back over the palm.
        taper(at(-0.042, 0.092, -0.03), at(-0.042, 0.092, 0.028), [0.032 * s, 0.032 * s], {
          blend: 0.022 * s,
        }),
        taper(at(-0.074, 0.045, -0.03), at(-0.066, 0.045, 0.03), [0.012 * s, 0.012 * s], {
          blend: 0.02 * s,
          carve: true,
        }),
        taper(at(0, 0.0, 0), at(0, 0.05, 0), [0.044 * s, 0.05 * s], { blend: 0.03 * s }),
      ],
    },
    {
      material: 'glove',
      solids: [
        taper(at(-0.004, 0.03, 0.05), at(-0.036, 0.108, 0.06), [0.027 * s, 0.025 * s]),
        ball(at(-0.046, 0.122, 0.052), 0.023 * s, { blend: 0.03 * s }),
      ],
    },
    {
      material: 'cuff',
      solids: [
        drum(at(0, -0.088, 0), at(0, 0.006, 0), [0.054 * s, 0.046 * s], { round: 0.008 * s }),
      ],
    },
    {
      material: 'tape',
      solids: [
        drum(at(0, -0.04, 0), at(0, -0.014, 0), [0.0575 * s, 0.055 * s], { round: 0.006 * s }),
      ],
    },
  ];
}

/** The frame of a fist at the end of a forearm; `palm` is where the palm looks. */
export function fist(elbow: Vec, wrist: Vec, palm: Vec, side: 'left' | 'right'): Frame {
  const up = unit(sub(wrist, elbow));
  const forward = scale(unit(across(palm, up)), -1);
  const left = cross(up, forward);
  // A left hand's thumb lies to the left axis's side.
  return {
    at: add(wrist, scale(up, 0.02)),
    forward,
    up,
    left: side === 'left' ? left : scale(left, -1),
  };
}
