import { compile, march } from '../../geometry/scene.ts';
import { block, drum, egg, type Group, type Solid, swollen, taper } from '../../geometry/solid.ts';
import {
  add,
  cross,
  type Frame,
  mix,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../../geometry/vector.ts';
import { dyes, type Inks, ink } from '../../print/palette.ts';
import { sideways } from '../seams.ts';

/** Below the centre of the head, where the stand meets the bench. */
export const STAND = 0.176;

const steel: Inks = { tones: ['#3a4258', '#9aa3b8', '#e3e7ee'], levels: [0.06, 0.4], gloss: 0.7 };
/** Dark leather, so that the tan bars are what one sees first. */
export const cheekline = {
  guard: { tones: ['#24120d', ink.darkLeather, '#6b3a22'], gloss: 0.4 },
  pad: { tones: ['#24120d', '#5c2f1e', ink.leather], gloss: 0.4 },
  bar: { tones: [ink.leather, '#c98f5a', '#efc793'], levels: [0.12, 0.62], gloss: 0.3 },
  lining: { tones: ['#5b4a3a', '#a89478'] },
  form: { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.7] },
  stand: dyes.amber,
  strap: { tones: ['#05060a', '#1a2036', '#4a5878'] },
  buckle: steel,
  eyelet: steel,
} satisfies Record<string, Inks>;

/**
 * A head guard on a dressmaker's head: a padded band about the brow, straps crossed over an open
 * crown, and from each ear side a slim bar along the cheekbone, which is a part of the shell.
 * Materials guard, pad (brow), bar, piping, lace, eyelet, strap, buckle; form and stand.
 */
export function slimGuard(frame: Frame, s = 1): Group[] {
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * s, u * s, l * s];
  const both = [1, -1];
  const cut = (blend: number, round = 0.01) => ({
    carve: true,
    blend: blend * s,
    round: round * s,
  });
  const limb = (from: Vec, to: Vec, radius: number, end = radius, blend = 0.002): Solid =>
    taper(from, to, [radius * s, end * s], { blend: blend * s });
  const cords = (points: readonly Vec[], thick: number): Solid[] =>
    points.slice(1).map((point, n) => limb(points[n] ?? point, point, thick));
  /** A flat band through the points, its face away from the middle of the head. */
  const band = (
    points: readonly Vec[],
    flat: number,
    half: (part: number) => number,
    blend = 0.004,
  ): Solid[] =>
    points.slice(1).map((point, n) => {
      const before = points[n] ?? point;
      const towards = sub(mix(before, point, 0.5), frame.at);
      const [from, to] = [n, n + 1].map((each) => half(each / (points.length - 1)) * s);
      return taper(before, point, [from ?? s, to ?? s], {
        blend: blend * s * (n ? 1 : 4),
        flat,
        towards,
      });
    });

  const form: Solid[] = [
    egg(here(-0.012, 0.014, 0), r(0.1, 0.104, 0.08)),
    egg(here(0.022, -0.05, 0), r(0.074, 0.084, 0.062), { blend: 0.03 * s }),
    egg(here(0.066, -0.114, 0), r(0.028, 0.021, 0.026), { blend: 0.024 * s }),
    ...both.map((l) => egg(here(0.1, 0.0, 0.034 * l), r(0.018, 0.013, 0.02), cut(0.016))),
    limb(at(0.088, 0.01, 0), at(0.11, -0.038, 0), 0.006, 0.009, 0.01),
    egg(here(0.1, -0.044, 0), r(0.01, 0.008, 0.014), { blend: 0.01 * s }),
    egg(here(0.088, -0.074, 0), r(0.012, 0.01, 0.022), { blend: 0.014 * s }),
    egg(here(0.11, -0.1, 0), r(0.016, 0.007, 0.04), cut(0.016)),
    limb(at(-0.03, -0.08, 0), at(-0.03, -0.16, 0), 0.05, 0.052, 0.03),
  ];
  const hull: Solid[] = [egg(here(-0.014, 0.02, 0), r(0.121, 0.118, 0.104))];
  const padded: Solid[] = [
    ...hull,
    ...both.map((l) =>
      taper(at(-0.018, -0.02, 0.074 * l), at(-0.004, -0.08, 0.068 * l), [0.036 * s, 0.025 * s], {
        blend: 0.03 * s,
      }),
    ),
  ];
  const face = block(here(0.14, -0.072, 0), r(0.126, 0.106, 0.2), cut(0.008, 0.034));
  const nape = block(here(-0.13, -0.15, 0), r(0.09, 0.07, 0.05), cut(0.02, 0.04));
  const lowest = block(here(0, -0.205, 0), r(0.2, 0.094, 0.2), cut(0.012));
  const ears = both.map((l) =>
    egg(here(-0.006, -0.026, 0.12 * l), r(0.013, 0.017, 0.05), cut(0.006)),
  );

  const beyond = (axis: Frame, u: number, way: number): Solid =>
    block({ ...axis, at: add(axis.at, scale(axis.up, (u + way * 0.4) * s)) }, r(0.9, 0.4, 0.9), {
      ...cut(0.012),
    });
  const upright = here(0, 0, 0);
  const [across, ahead] = [sideways(upright, 'left'), sideways(upright, 'forward')];
  const brow = [
    [-0.3, -0.04],
    [-0.036, 0.036],
    [0.04, 0.3],
  ].map(
    ([from = 0, to = 0]): Group => ({
      material: 'pad',
      solids: [
        ...hull.map((each) => swollen(each, 0.009 * s)),
        beyond(upright, 0.033, -1),
        beyond(upright, 0.086, 1),
        beyond(ahead, 0.006, -1),
        beyond(across, from, -1),
        beyond(across, to, 1),
      ],
    }),
  );
  /** Over the crown, from the band to the band on the other side. */
  const crossed = (axis: Frame, middle: number, half: number, thick: number): Group => ({
    material: 'guard',
    solids: [
      ...form.slice(0, 1).map((each) => swollen(each, thick * s)),
      beyond(upright, 0.06, -1),
      beyond(axis, middle - half, -1),
      beyond(axis, middle + half, 1),
    ],
  });

  const surface = [compile({ material: '', solids: form })];
  const shell = [compile({ material: '', solids: padded })];
  const touched = (bodies: typeof shell, from: Vec, way: Vec): Vec =>
    add(from, scale(way, Math.max(0, march(bodies, from, way))));
  /** On the shell, from before an ear along the cheekbone to beside the nose. */
  const bar = (l: number, proud = 0): Vec[] =>
    Array.from({ length: 10 }, (_, n) => {
      const angle = ((75 - n * 4.4) / 180) * Math.PI;
      const out = unit(
        add(scale(frame.forward, Math.cos(angle)), scale(frame.left, Math.sin(angle) * l)),
      );
      const from = add(at(-0.006, -0.02 - n * 0.0016, 0), scale(out, 0.4 * s));
      return add(touched(shell, from, scale(out, -1)), scale(out, proud * s));
    });
  /** Round an ear hole. */
  const rim = (l: number): Vec[] =>
    Array.from({ length: 17 }, (_, n) => {
      const angle = (n / 8) * Math.PI;
      const from = at(-0.006 + 0.0165 * Math.cos(angle), -0.026 + 0.021 * Math.sin(angle), 0.4 * l);
      return touched(shell, from, scale(frame.left, -l));
    });
  const arm = (grow: number) => (part: number) => 0.021 - 0.003 * part + grow;

  const chin = at(0.018, -0.06, 0);
  const down = unit(add(scale(frame.up, -1), scale(frame.forward, 0.42)));
  /** Round the jaw from the left, as far from the form as the strap is thick. */
  const jaw = Array.from({ length: 17 }, (_, n): Vec => {
    const angle = (n / 16) * Math.PI;
    const out = unit(add(scale(frame.left, Math.cos(angle)), scale(down, Math.sin(angle) + 0.3)));
    return add(
      touched(surface, add(chin, scale(out, 0.4 * s)), scale(out, -1)),
      scale(out, 0.003 * s),
    );
  });

  const riveted = (l: number): Vec =>
    add(
      touched(shell, at(-0.004, -0.07, 0.4 * l), scale(frame.left, -l)),
      scale(frame.left, 0.003 * s * l),
    );
  const strap = [riveted(1), ...jaw.slice(2, 15), riveted(-1)];

  /** A metal frame across the strap on the left, and its pin. */
  const closed = (): Group[] => {
    const [before = chin, buckled = chin, after = chin] = strap.slice(2, 5);
    const way = unit(sub(after, before));
    const out = unit(sub(buckled, chin));
    const side = unit(cross(way, out));
    const spot = (w: number, a: number, o = 0.004): Vec =>
      add(add(buckled, scale(way, w * s)), add(scale(side, a * s), scale(out, o * s)));
    const corners = [
      spot(-0.0135, -0.018),
      spot(-0.0135, 0.018),
      spot(0.0135, 0.018),
      spot(0.0135, -0.018),
    ];
    return [
      { material: 'buckle', solids: cords([...corners, ...corners.slice(0, 1)], 0.003) },
      { material: 'buckle', solids: [limb(spot(-0.0135, 0), spot(0.017, 0, 0.007), 0.0022)] },
    ];
  };

  const eyelets = [0.008, -0.005, -0.018, -0.031].map((f) =>
    both.map((l) => at(f, 0.121, 0.027 * l)),
  );
  const over = (one: Vec, other: Vec): Solid[] =>
    cords([one, add(mix(one, other, 0.5), scale(frame.up, 0.0115 * s)), other], 0.0022);
  const laces = eyelets.flatMap(([left, right], n) => {
    const [before, opposite] = eyelets[n - 1] ?? [];
    if (!left || !right) return [];
    return before && opposite ? [over(before, right), over(opposite, left)] : [over(left, right)];
  });

  return [
    { material: 'form', solids: form },
    {
      material: 'stand',
      solids: [
        drum(at(-0.022, -STAND, 0), at(-0.022, -0.154, 0), [0.08 * s, 0.076 * s], {
          round: 0.006 * s,
        }),
      ],
    },
    {
      material: 'guard',
      solids: [
        ...padded,
        lowest,
        nape,
        face,
        beyond(upright, 0.084, 1),
        ...both.flatMap((l) => band(bar(l), 0.5, arm(0.005), 0.006)),
        ...ears,
      ],
    },
    crossed(across, 0, 0.022, 0.012),
    crossed(ahead, -0.012, 0.022, 0.008),
    ...brow,
    ...both.map((l) => ({
      material: 'bar',
      solids: band(bar(l, 0.006).slice(1), 0.6, arm(0)),
    })),
    ...both.map((l) => ({ material: 'bar', solids: cords(rim(l), 0.004) })),
    { material: 'strap', solids: band(strap, 0.26, () => 0.0105) },
    ...closed(),
    ...both.map((l) => ({
      material: 'buckle',
      solids: [egg({ ...frame, at: riveted(l) }, r(0.005, 0.005, 0.006))],
    })),
    ...laces.map((solids) => ({ material: 'lace', solids })),
  ];
}
