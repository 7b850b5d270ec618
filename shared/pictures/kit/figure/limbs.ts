import { bootOn } from '../gear/clothes/boot.ts';
import { drum, egg, type Group, muscle, taper } from '../geometry/solid.ts';
import {
  across,
  add,
  type Frame,
  length,
  mix,
  rotate,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../geometry/vector.ts';
import type { Pose } from './pose.ts';

/** The elbow or knee between two places, bent towards `pole`. */
export function limb(
  from: Vec,
  to: Vec,
  pole: Vec,
  [first, second]: readonly [number, number],
): { joint: Vec; end: Vec } {
  const way = unit(sub(to, from));
  const span = Math.min(length(sub(to, from)), first + second - 0.004);
  const foot = (first * first - second * second + span * span) / (2 * span);
  const rise = Math.sqrt(Math.max(0, first * first - foot * foot));
  return {
    joint: add(add(from, scale(way, foot)), scale(unit(across(pole, way)), rise)),
    end: add(from, scale(way, span)),
  };
}

type Trunk = { hips: Frame; ground: Frame; k: number; b: number };

export function leg(pose: Pose, side: 'left' | 'right', { hips, ground, k, b }: Trunk): Group[] {
  const l = side === 'left' ? 1 : -1;
  const toes = (side === 'left' ? pose.leftToes : pose.rightToes) ?? 0;
  const heel = (side === 'left' ? pose.leftHeel : pose.rightHeel) ?? 0;
  const hip = within(hips, [0, -0.03 * k, 0.088 * l * b]);
  const target = within(ground, scale(side === 'left' ? pose.leftFoot : pose.rightFoot, k));
  const pole = add(scale(rotate(ground, { turn: toes }).forward, 1), scale(hips.forward, 0.6));
  const { joint: knee, end: ankle } = limb(hip, target, pole, [0.445 * k, 0.44 * k]);
  const foot = { ...rotate(ground, { turn: toes, nod: heel }), at: ankle };
  const thigh = unit(sub(knee, hip));
  const shin = unit(sub(ankle, knee));
  const front = unit(across(pole, thigh));
  const back = scale(unit(across(pole, shin)), -1);
  const on = (a: Vec, z: Vec, t: number, off: Vec, by: number): Vec =>
    add(mix(a, z, t), scale(off, by * b));
  const out = scale(hips.left, l);
  return [
    {
      material: 'skin',
      solids: [
        taper(hip, knee, [0.085 * b, 0.05 * b]),
        muscle(
          on(hip, knee, 0.22, front, 0.026),
          on(hip, knee, 0.98, front, 0.018),
          0.068 * b,
          scale(out, 0.012 * b),
          { blend: 0.02 },
        ),
        muscle(
          on(hip, knee, 0.24, front, -0.022),
          on(hip, knee, 0.95, front, -0.02),
          0.062 * b,
          [0, 0, 0],
          {
            blend: 0.02,
          },
        ),
        muscle(
          on(hip, knee, 0.6, front, 0.03),
          on(hip, knee, 1, front, 0.022),
          0.034 * b,
          scale(out, -0.035 * b),
          { blend: 0.014 },
        ),
        egg({ ...ground, at: on(knee, knee, 0, front, 0.014) }, [0.044 * b, 0.05 * b, 0.046 * b], {
          blend: 0.02,
        }),
        taper(knee, ankle, [0.046 * b, 0.03 * b], { blend: 0.02 }),
        muscle(
          on(knee, ankle, -0.02, back, 0.01),
          on(knee, ankle, 0.62, back, 0.018),
          0.05 * b,
          scale(out, -0.012 * b),
          { blend: 0.016 },
        ),
        muscle(
          on(knee, ankle, 0.02, back, 0.012),
          on(knee, ankle, 0.52, back, 0.022),
          0.045 * b,
          scale(out, 0.02 * b),
          { blend: 0.014 },
        ),
      ],
    },
    {
      material: 'shorts',
      folds: 0.007,
      solids: [
        drum(add(hip, scale(thigh, -0.06 * k)), mix(hip, knee, 0.68), [0.102 * b, 0.118 * b], {
          round: 0.006,
        }),
        drum(mix(hip, knee, 0.4), mix(hip, knee, 0.8), [0.092 * b, 0.107 * b], {
          carve: true,
          blend: 0.004,
        }),
      ],
    },
    ...bootOn({ foot, knee, k, b }),
  ];
}
