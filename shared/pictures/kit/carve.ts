import { type Camera, HEIGHT, project, ray, WIDTH } from './camera.ts';
import { distance, type Group } from './solid.ts';
import type { Field } from './trace.ts';
import { add, dot, length, scale, sub, unit, type Vec } from './vector.ts';

export type Light = {
  /** Where the main lamp hangs. */
  from: Vec;
  /** The direction the thin edge light comes from. */
  rim?: Vec;
  /** How much light reaches what the lamp does not, 0 to 1. */
  fill?: number;
  /** Where the weak fill comes from. */
  fillFrom?: Vec;
};

/** What the solids look like from the camera, a value for each grid point. */
export type Relief = { material: Int16Array; tone: Field; rim: Field; ground: Field; names: string[] };

type Compiled = Group & { centre: Vec; reach: number };

const STEPS = 90;
const NEAR = 0.0012;

function compile(group: Group): Compiled {
  let centre: Vec = [0, 0, 0];
  for (const s of group.solids) centre = add(centre, scale(s.centre, 1 / group.solids.length));
  const reach = Math.max(...group.solids.map((s) => length(sub(s.centre, centre)) + s.reach)) + 0.01;
  return { ...group, centre, reach };
}

/** Math.hypot is many times slower than the root written out, and this is the innermost loop. */
function far(x: number, y: number, z: number, to: Vec): number {
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

let hitGroup: Compiled | undefined;

/** Distance to the nearest group; which one is left in `hitGroup`, as returning a pair would cost most of the time. */
function nearest(groups: Compiled[], x: number, y: number, z: number): number {
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
function lit(all: Compiled[], from: Vec, towards: Vec, end: number): number {
  const groups = met(all, from, towards, 0.02);
  let clear = 1;
  let t = 0.02;
  if (groups.length === 0) return 1;
  for (let i = 0; i < 40 && t < end; i++) {
    const d = nearest(groups, from[0] + towards[0] * t, from[1] + towards[1] * t, from[2] + towards[2] * t);
    if (d < 0.001) return 0;
    clear = Math.min(clear, (22 * d) / t);
    t += Math.max(0.012, d);
  }
  return clear;
}

export function carve(
  scene: Group[],
  view: Camera,
  light: Light,
  { step = 2, gloss = {} as Record<string, number>, ground = false } = {},
): Relief {
  const groups = scene.filter((group) => group.solids.length > 0).map(compile);
  const names = [...new Set(groups.map((group) => group.material))];
  const box = bounds(groups, view, ground);
  const columns = Math.ceil((box.right - box.left) / step);
  const rows = Math.ceil((box.bottom - box.top) / step);
  const field = (): Field => ({
    values: new Float32Array(columns * rows),
    columns,
    rows,
    left: box.left,
    top: box.top,
    step,
  });
  const relief = {
    material: new Int16Array(columns * rows).fill(-1),
    tone: field(),
    rim: field(),
    ground: field(),
    names,
  };
  const depth = new Float32Array(columns * rows).fill(1e3);
  const rimFrom = unit(light.rim ?? [0.6, 0.5, -0.7]);
  const fillFrom = unit(light.fillFrom ?? [0, 0.2, 1]);
  const cast = (at: Vec, lift: Vec): number => {
    const way = sub(light.from, at);
    return lit(groups, add(at, scale(lift, 0.006)), unit(way), Math.min(2.6, length(way)));
  };
  for (let i = 0; i < columns * rows; i++) {
    const way = ray(view, box.left + (i % columns) * step, box.top + Math.floor(i / columns) * step);
    const t = march(groups, view.eye, way);
    if (t < 0) {
      if (ground && way[1] < -0.01) {
        const spot = add(view.eye, scale(way, -view.eye[1] / way[1]));
        relief.ground.values[i] = length(sub(spot, view.eye)) < 14 ? 1 - cast(spot, [0, 1, 0]) : 0;
      }
      continue;
    }
    const group = hitGroup;
    const p = add(view.eye, scale(way, t));
    const around = groups.filter(({ centre, reach }) => far(...p, centre) < reach + 0.08);
    const n = normal(around, p);
    depth[i] = t;
    relief.material[i] = names.indexOf(group?.material ?? '');
    const to = unit(sub(light.from, p));
    const facing = Math.max(0, dot(n, to));
    const shine = gloss[group?.material ?? ''] ?? 0.12;
    const half = unit(sub(to, way));
    const open = facing > 0 ? cast(p, n) : 0;
    const fill = (light.fill ?? 0.2) * Math.max(0, 0.4 + 0.6 * dot(n, fillFrom));
    const close = Math.min(
      1,
      0.35 + 0.65 * (nearest(around, p[0] + n[0] * 0.04, p[1] + n[1] * 0.04, p[2] + n[2] * 0.04) / 0.036),
    );
    relief.tone.values[i] =
      (open * facing * 0.9 + fill) * close + open * shine * Math.max(0, dot(n, half)) ** 22;
    const edge = 1 + dot(n, way);
    relief.rim.values[i] = Math.max(0, dot(n, rimFrom)) * Math.max(0, edge) ** 2;
  }
  keyLines(relief, depth);
  return relief;
}

/** Darkens the far side of a step in depth, so that a forearm stands off the chest behind it. */
function keyLines({ tone, rim }: Relief, depth: Float32Array): void {
  const { columns } = tone;
  const near = 3;
  const original = depth.slice();
  for (let i = 0; i < depth.length; i++) {
    const here = original[i] ?? 1e3;
    if (here > 900) continue;
    for (const j of [
      i - near,
      i + near,
      i - near * columns,
      i + near * columns,
      i - 2 * columns - 2,
      i + 2 * columns + 2,
      i - 2 * columns + 2,
      i + 2 * columns - 2,
    ]) {
      if (here - (original[j] ?? 1e3) > 0.035) {
        tone.values[i] = (tone.values[i] ?? 0) * 0.25;
        rim.values[i] = 0;
      }
    }
  }
}

function march(all: Compiled[], eye: Vec, way: Vec): number {
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

function normal(groups: Compiled[], [x, y, z]: Vec): Vec {
  const e = 0.002;
  const a = nearest(groups, x + e, y - e, z - e);
  const b = nearest(groups, x - e, y - e, z + e);
  const c = nearest(groups, x - e, y + e, z - e);
  const d = nearest(groups, x + e, y + e, z + e);
  return unit([a - b - c + d, c + d - a - b, b + d - a - c]);
}

function bounds(groups: Compiled[], view: Camera, ground: boolean) {
  if (ground) return { left: -8, top: -8, right: WIDTH + 8, bottom: HEIGHT + 8 };
  const box = { left: WIDTH + 8, top: HEIGHT + 8, right: -8, bottom: -8 };
  for (const s of groups.flatMap((group) => group.solids)) {
    if (s.carve) continue;
    const { x, y, metre } = project(view, s.centre);
    const r = metre < 0 ? 2000 : s.reach * metre * 1.15 + 8;
    box.left = Math.max(-8, Math.min(box.left, x - r));
    box.right = Math.min(WIDTH + 8, Math.max(box.right, x + r));
    box.top = Math.max(-8, Math.min(box.top, y - r));
    box.bottom = Math.min(HEIGHT + 8, Math.max(box.bottom, y + r));
  }
  return box;
}
