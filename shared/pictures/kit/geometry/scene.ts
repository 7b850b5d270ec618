import { distance, type Group } from './solid.ts';
import { add, dot, length, scale, sub, unit, type Vec } from './vector.ts';

export type Compiled = Group & { centre: Vec; reach: number };

const STEPS = 90;
const NEAR = 0.0012;

export function compile(group: Group): Compiled {
  // What cuts away adds nothing to the reach, and is often far larger than what it cuts.
  const added = group.solids.filter(({ carve }) => !carve);
  let centre: Vec = [0, 0, 0];
  for (const s of added) centre = add(centre, scale(s.centre, 1 / added.length));
  const reach = Math.max(...added.map((s) => length(sub(s.centre, centre)) + s.reach)) + 0.01;
  return { ...group, centre, reach };
}

/** Math.hypot is many times slower, and this is the innermost loop. */
export function far(x: number, y: number, z: number, to: Vec): number {
  const dx = x - to[0];
  const dy = y - to[1];
  const dz = z - to[2];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** The groups that a ray passes within `margin` of, all that need be looked at along it. */
function met(groups: Compiled[], from: Vec, way: Vec, margin: number): Compiled[] {
  return groups.filter(({ centre, reach }) => {
    const to = sub(centre, from);
    const t = Math.max(0, dot(to, way));
    return far(way[0] * t, way[1] * t, way[2] * t, to) < reach + margin;
  });
}

export let hitGroup: Compiled | undefined;

/** Which group is left in `hitGroup`, as returning a pair would cost most of the time. */
export function nearest(groups: Compiled[], x: number, y: number, z: number): number {
  let best = 1e3;
  for (const group of groups) {
    const away = far(x, y, z, group.centre) - group.reach;
    if (away > best) continue;
    if (away > 0.6) {
      best = away;
      hitGroup = group;
      continue;
    }
    let d = 1e3;
    for (const s of group.solids) {
      const gap = far(x, y, z, s.centre) - s.reach;
      if (s.carve) {
        if (gap > s.blend) continue;
        const cut = -distance(s, x, y, z);
        const h = Math.max(s.blend - Math.abs(d - cut), 0) / s.blend;
        d = Math.max(d, cut) + (h * h * s.blend) / 4;
      } else {
        if (gap > d + s.blend) continue;
        const e = distance(s, x, y, z);
        const h = Math.max(s.blend - Math.abs(d - e), 0) / s.blend;
        d = Math.min(d, e) - (h * h * s.blend) / 4;
      }
    }
    if (group.folds && d < 0.05)
      d += group.folds * Math.sin(x * 46 + y * 9 + 2 * Math.sin(y * 17 + z * 30)) * 0.6;
    if (d < best) {
      best = d;
      hitGroup = group;
    }
  }
  return best;
}

/** Whether the way from a point to the lamp is free: 1, or 0 in shadow. */
export function lit(all: Compiled[], from: Vec, towards: Vec, end: number): number {
  const groups = met(all, from, towards, 0.02);
  let clear = 1;
  let t = 0.02;
  if (groups.length === 0) return 1;
  for (let i = 0; i < 40 && t < end; i++) {
    const d = nearest(
      groups,
      from[0] + towards[0] * t,
      from[1] + towards[1] * t,
      from[2] + towards[2] * t,
    );
    if (d < 0.001) return 0;
    clear = Math.min(clear, (22 * d) / t);
    t += Math.max(0.012, d);
  }
  return clear;
}

export function march(all: Compiled[], eye: Vec, way: Vec): number {
  const groups = met(all, eye, way, 0.005);
  if (groups.length === 0) return -1;
  let t = Math.max(0, Math.min(...groups.map(({ centre, reach }) => far(...eye, centre) - reach)));
  for (let i = 0; i < STEPS; i++) {
    const d = nearest(groups, eye[0] + way[0] * t, eye[1] + way[1] * t, eye[2] + way[2] * t);
    if (d < NEAR) return t;
    t += d * 0.92;
    if (t > 30) return -1;
  }
  return -1;
}

export function normal(groups: Compiled[], [x, y, z]: Vec): Vec {
  const e = 0.002;
  const a = nearest(groups, x + e, y - e, z - e);
  const b = nearest(groups, x - e, y - e, z + e);
  const c = nearest(groups, x - e, y + e, z - e);
  const d = nearest(groups, x + e, y + e, z + e);
  return unit([a - b - c + d, c + d - a - b, b + d - a - c]);
}
