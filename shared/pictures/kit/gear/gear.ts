import { ball, drum, type Group, hoop, taper } from '../geometry/solid.ts';
import { add, along, type Frame, mix, type Vec, within } from '../geometry/vector.ts';

/** A heavy bag hanging from `top`: materials bag, strap (its bands) and steel (its chains). */
export function heavyBag(
  top: Vec,
  { length = 1.1, radius = 0.18, swing = [0, -1, 0] as Vec } = {},
): Group[] {
  const down = (metres: number): Vec =>
    add(top, [swing[0] * metres, swing[1] * metres, swing[2] * metres]);
  const ring = along(down(0.42), swing);
  const corners = [0, 1, 2, 3].map((n) =>
    add(
      ring.at,
      add(
        scaled(ring.forward, radius * Math.cos(n * 1.57 + 0.6)),
        scaled(ring.left, radius * Math.sin(n * 1.57 + 0.6)),
      ),
    ),
  );
  return [
    {
      material: 'bag',
      solids: [drum(down(0.42), down(0.42 + length), [radius, radius], { round: 0.03 })],
    },
    {
      material: 'strap',
      solids: [0.05, 0.34, 0.7, 0.95].map((part) =>
        drum(
          down(0.42 + length * part),
          down(0.44 + length * part),
          [radius + 0.006, radius + 0.006],
          {
            round: 0.03,
          },
        ),
      ),
    },
    {
      material: 'steel',
      solids: [
        ...corners.flatMap((corner) => chain(corner, down(0.08))),
        hoop(along(down(0.05), [0, 0, 1]), 0.035, 0.01),
        ...chain(down(0.02), down(-0.9)),
      ],
    },
  ];
}

export const barbell = (from: Vec, to: Vec, radius = 0.11, plates = 2): Group[] => [
  { material: 'steel', solids: [taper(from, to, [0.016, 0.016])] },
  {
    material: 'iron',
    solids: [0, 1].flatMap((end) =>
      Array.from({ length: plates }, (_, n) => {
        const part = 0.03 + n * 0.07;
        const at = (t: number): Vec => mix(from, to, end ? 1 - t : t);
        return drum(at(part), at(part + 0.05), [radius * (1 - n * 0.12), radius * (1 - n * 0.12)], {
          round: 0.012,
        });
      }),
    ),
  },
];

export const cord = (points: readonly Vec[], thick: number, material = 'cord'): Group => ({
  material,
  solids: points
    .slice(1)
    .map((point, n) => taper(points[n] ?? point, point, [thick, thick], { blend: thick / 2 })),
});

/** The loop between two hands, over the head (`high` 1) or under the feet (-1). */
export const skippingRope = (left: Vec, right: Vec, drop: Vec, thick = 0.012): Group =>
  cord(
    Array.from({ length: 33 }, (_, n) => {
      const t = n / 32;
      const bow = Math.sin(Math.PI * t) ** 0.7;
      return add(mix(left, right, t), scaled(drop, bow));
    }),
    thick,
  );

/**
 * A focus mitt on a hand: a curved pad, wider at the top than at the heel, with piping, and behind
 * it the pocket for the fingers and a strap round the wrist. The frame is at the middle of the pad;
 * forward is where it looks, up where the fingers point. Materials pad, piping, spot and pocket.
 */
export function mitt(frame: Frame, size = 1): Group[] {
  const at = (f: number, u: number, l = 0): Vec => within(frame, [f * size, u * size, l * size]);
  const oval = (f: number, grow: number, thick: number) =>
    taper(at(f, -0.055), at(f, 0.035), [(0.082 + grow) * size, (0.105 + grow) * size], {
      flat: thick,
      towards: frame.forward,
    });
  // The face of the mitt, which takes the punch, is hollow like a saucer.
  const hollow = ball(at(0.4, 0), 0.388 * size, { carve: true, blend: 0.012 * size });
  return [
    { material: 'pad', solids: [oval(0, 0, 0.42), hollow] },
    { material: 'piping', solids: [oval(-0.012, 0.005, 0.2)] },
    {
      material: 'spot',
      solids: [drum(at(0.004, 0), at(0.017, 0), [0.042 * size, 0.042 * size], { round: 0.003 })],
    },
    {
      material: 'pocket',
      solids: [
        taper(at(-0.04, 0.045), at(-0.05, -0.03), [0.05 * size, 0.046 * size], {
          flat: 0.7,
          towards: frame.forward,
        }),
        drum(at(-0.055, -0.2), at(-0.05, -0.05), [0.046 * size, 0.05 * size], {
          round: 0.008,
          blend: 0.02,
        }),
      ],
    },
    {
      material: 'piping',
      solids: [
        drum(at(-0.055, -0.165), at(-0.054, -0.13), [0.0545 * size, 0.055 * size], {
          round: 0.004,
        }),
      ],
    },
  ];
}

const scaled = (v: Vec, by: number): Vec => [v[0] * by, v[1] * by, v[2] * by];

function chain(from: Vec, to: Vec) {
  const links = Math.max(
    4,
    Math.round(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 0.05),
  );
  return Array.from({ length: links }, (_, n) => {
    const at = mix(from, to, (n + 0.5) / links);
    return hoop(along(at, n % 2 ? [0, 0.1, 1] : [1, 0.1, 0.3]), 0.022, 0.0075);
  });
}
