import { compile, march } from '../../geometry/scene.ts';
import { drum, egg, type Group, type Solid, taper } from '../../geometry/solid.ts';
import {
  across,
  add,
  type Frame,
  mix,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../../geometry/vector.ts';
import { cord } from '../gear.ts';
import { slice } from '../seams.ts';

interface Leg {
  /** At the ankle, looking at the toes. */
  foot: Frame;
  knee: Vec;
  /** Scales of the bones and of their girth. */
  k: number;
  b: number;
}

/**
 * A boxing boot: slim round the ankle, laced from the instep to the top over a thin flat sole, with
 * a sock above it. Materials boot, sole, lace and sock.
 */
export function bootOn({ foot, knee, k, b }: Leg): Group[] {
  const ankle = foot.at;
  const shin = (part: number): Vec => mix(ankle, knee, part);
  const on = (f: number, u: number, l = 0): Vec => within(foot, [f * k, u * k, l * k]);
  const here = (f: number, u: number): Frame => ({ ...foot, at: on(f, u) });
  const shaft = drum(ankle, shin(0.36), [0.03 * b, 0.042 * b], { round: 0.006 });
  const sides: Solid[] = [
    egg(here(-0.03, -0.042), [0.036 * k, 0.044 * k, 0.033 * k], { blend: 0.03 }),
    taper(on(-0.028, -0.054), on(0.14, -0.062), [0.032 * k, 0.022 * k], { blend: 0.03 }),
    egg(here(0.09, -0.058), [0.07 * k, 0.028 * k, 0.043 * k], { blend: 0.02 }),
    taper(on(0, -0.004), on(0.1, -0.054), [0.034 * k, 0.026 * k], { blend: 0.03 }),
  ];
  const boot = [shaft, ...sides];

  const front = unit(across(foot.forward, unit(sub(knee, ankle))));
  const outside = [compile({ material: 'boot', solids: boot })];
  /** Where the boot is met from before it, to one side of its middle line. */
  const eyelet = (part: number, side: number): Vec => {
    const [low, high] = [on(0.085, -0.04), shin(0.34)];
    const through =
      part < 0.3 ? mix(low, on(0, 0.01), part / 0.3) : mix(on(0, 0.01), high, (part - 0.3) / 0.7);
    const way = unit(mix(add(front, scale(foot.up, 1.2)), front, Math.min(1, part / 0.45)));
    const from = add(add(through, scale(way, 0.2 * k)), scale(foot.left, side * 0.022 * b));
    return add(from, scale(way, -march(outside, from, scale(way, -1))));
  };
  const eyelets = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const laces = eyelets.slice(1).flatMap((part, n) => {
    const before = eyelets[n] ?? part;
    // By way of the middle line, or it would cut through the round front.
    return [1, -1].map((side) => [
      eyelet(before, side),
      eyelet((before + part) / 2, 0),
      eyelet(part, -side),
    ]);
  });
  return [
    {
      material: 'sock',
      solids: [drum(shin(0.3), shin(0.4), [0.041 * b, 0.045 * b], { round: 0.004 })],
    },
    { material: 'boot', solids: boot },
    { material: 'sole', solids: slice(sides, foot, [-0.089 * k, -0.073 * k], 0.004) },
    ...laces.map((points) => cord(points, 0.0048 * b, 'lace')),
  ];
}
