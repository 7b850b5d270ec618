import { add, along, type Frame, length, mix, sub, type Vec } from './vector.ts';

/** Signed distance shapes: https://iquilezles.org/articles/distfunctions/ */
export type Solid = {
  kind: 'egg' | 'taper' | 'drum' | 'block' | 'hoop';
  frame: Frame;
  /** Sizes along forward, up and left, or the radii and length the kind needs. */
  a: number;
  b: number;
  c: number;
  round: number;
  /** How widely it melts into what the group holds so far, in metres. */
  blend: number;
  /** Cuts away rather than adds. */
  carve: boolean;
  centre: Vec;
  reach: number;
};

type Join = { blend?: number; carve?: boolean };

const solid = (
  kind: Solid['kind'],
  frame: Frame,
  [a, b, c, round]: readonly [number, number, number, number],
  centre: Vec,
  reach: number,
  { blend = 0.02, carve = false }: Join = {},
): Solid => ({ kind, frame, a, b, c, round, blend, carve, centre, reach });

export const egg = (frame: Frame, [f, u, l]: Vec, join?: Join): Solid =>
  solid('egg', frame, [f, u, l, 0], frame.at, Math.max(f, u, l), join);

export const ball = (at: Vec, radius: number, join?: Join): Solid =>
  egg(along(at, [0, 1, 0]), [radius, radius, radius], join);

/** A rounded tapered limb; `flat` below 1 thins it across the frame that `towards` gives. */
export function taper(
  from: Vec,
  to: Vec,
  radii: readonly [number, number],
  join: Join & { flat?: number; towards?: Vec } = {},
): Solid {
  const span = length(sub(to, from));
  const frame = along(from, sub(to, from), join.towards);
  const reach = span / 2 + Math.max(...radii);
  return solid(
    'taper',
    frame,
    [radii[0], radii[1], span, join.flat ?? 1],
    mix(from, to, 0.5),
    reach,
    join,
  );
}

/** A cut-off cone with flat ends, the edges rounded. */
export function drum(
  from: Vec,
  to: Vec,
  radii: readonly [number, number],
  join: Join & { round?: number } = {},
): Solid {
  const span = length(sub(to, from));
  const centre = mix(from, to, 0.5);
  const reach = Math.hypot(span / 2, Math.max(...radii)) + (join.round ?? 0.005);
  return solid(
    'drum',
    along(centre, sub(to, from)),
    [radii[0], radii[1], span / 2, join.round ?? 0.005],
    centre,
    reach,
    join,
  );
}

/** A box with half sizes along forward, up and left. */
export const block = (frame: Frame, [f, u, l]: Vec, join: Join & { round?: number } = {}): Solid =>
  solid('block', frame, [f, u, l, join.round ?? 0.01], frame.at, Math.hypot(f, u, l) + 0.02, join);

export const hoop = (frame: Frame, radius: number, thickness: number, join?: Join): Solid =>
  solid('hoop', frame, [radius, thickness, 0, 0], frame.at, radius + thickness, join);

/** An egg stretched between two points; `swell` is its radius, `out` pushes it off the bone. */
export function muscle(
  from: Vec,
  to: Vec,
  swell: number,
  out: Vec = [0, 0, 0],
  join?: Join,
): Solid {
  const frame = along(add(mix(from, to, 0.5), out), sub(to, from));
  const half = length(sub(to, from)) / 2;
  return egg(frame, [swell, half, swell], join);
}

/** Solids of one material; those of one group melt together, groups only touch. */
export type Group = { material: string; solids: Solid[]; folds?: number };

export function distance(s: Solid, px: number, py: number, pz: number): number {
  const { at, forward, up, left } = s.frame;
  const dx = px - at[0];
  const dy = py - at[1];
  const dz = pz - at[2];
  let x = dx * forward[0] + dy * forward[1] + dz * forward[2];
  const y = dx * up[0] + dy * up[1] + dz * up[2];
  const z = dx * left[0] + dy * left[1] + dz * left[2];
  const { a, b, c, round } = s;
  if (s.kind === 'egg') {
    const near = Math.sqrt((x * x) / (a * a) + (y * y) / (b * b) + (z * z) / (c * c));
    const slope = Math.sqrt(
      (x * x) / (a * a * a * a) + (y * y) / (b * b * b * b) + (z * z) / (c * c * c * c),
    );
    return slope < 1e-9 ? -Math.min(a, b, c) : (near * (near - 1)) / slope;
  }
  if (s.kind === 'taper') {
    x /= round;
    const q = Math.sqrt(x * x + z * z);
    const lean = (a - b) / c;
    const rise = Math.sqrt(Math.max(0, 1 - lean * lean));
    const k = rise * y - lean * q;
    const d =
      k < 0
        ? Math.sqrt(q * q + y * y) - a
        : k > rise * c
          ? Math.sqrt(q * q + (y - c) ** 2) - b
          : q * rise + y * lean - a;
    return d * Math.min(1, round);
  }
  if (s.kind === 'drum') {
    const q = Math.sqrt(x * x + z * z);
    const cax = q - Math.min(q, y < 0 ? a : b);
    const cay = Math.abs(y) - c;
    const kx = b - a;
    const ky = 2 * c;
    const t = Math.min(1, Math.max(0, ((b - q) * kx + (c - y) * ky) / (kx * kx + ky * ky)));
    const cbx = q - b + kx * t;
    const cby = y - c + ky * t;
    const inside = cbx < 0 && cay < 0 ? -1 : 1;
    return inside * Math.sqrt(Math.min(cax * cax + cay * cay, cbx * cbx + cby * cby)) - round;
  }
  if (s.kind === 'hoop') {
    const q = Math.sqrt(x * x + z * z) - a;
    return Math.sqrt(q * q + y * y) - b;
  }
  const bx = Math.abs(x) - a + round;
  const by = Math.abs(y) - b + round;
  const bz = Math.abs(z) - c + round;
  const ox = Math.max(bx, 0);
  const oy = Math.max(by, 0);
  const oz = Math.max(bz, 0);
  const outside = Math.sqrt(ox * ox + oy * oy + oz * oz);
  return outside + Math.min(0, Math.max(bx, by, bz)) - round;
}

/** A solid grown by some metres all round, as cloth lies over a body. */
export const swollen = (s: Solid, by: number): Solid => {
  const more = s.carve ? -by : by;
  const third = s.kind === 'egg' || s.kind === 'block' ? s.c + more : s.c;
  return {
    ...s,
    a: Math.max(0.002, s.a + more),
    b: Math.max(0.002, s.b + more),
    c: third,
    reach: s.reach + Math.abs(by),
  };
};
