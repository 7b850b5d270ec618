import { type Camera, HEIGHT, project, ray, WIDTH } from './camera.ts';
import { type Compiled, compile, far, hitGroup, lit, march, nearest, normal } from './scene.ts';
import type { Group } from './solid.ts';
import type { Field } from './trace.ts';
import { add, dot, length, scale, sub, unit, type Vec } from './vector.ts';

export type Light = {
  from: Vec;
  rim?: Vec;
  /** How much light reaches what the lamp does not, 0 to 1. */
  fill?: number;
  fillFrom?: Vec;
};

export type Relief = {
  material: Int16Array;
  tone: Field;
  rim: Field;
  ground: Field;
  names: string[];
};

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
    const way = ray(
      view,
      box.left + (i % columns) * step,
      box.top + Math.floor(i / columns) * step,
    );
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
      0.35 +
        0.65 *
          (nearest(around, p[0] + n[0] * 0.04, p[1] + n[1] * 0.04, p[2] + n[2] * 0.04) / 0.036),
    );
    relief.tone.values[i] =
      (open * facing * 0.9 + fill) * close + open * shine * Math.max(0, dot(n, half)) ** 22;
    const edge = 1 + dot(n, way);
    relief.rim.values[i] = Math.max(0, dot(n, rimFrom)) * Math.max(0, edge) ** 2;
  }
  outlinesOnly(relief, depth);
  keyLines(relief, depth);
  return relief;
}

/** Keeps the edge light to outlines: within a face it would print as slivers beside the nose. */
function outlinesOnly({ rim, tone: { columns, step } }: Relief, depth: Float32Array): void {
  const near = Math.round(16 / step);
  const half = Math.round(near * 0.5);
  const slant = Math.round(near * 0.7);
  const around = [
    ...[near, half].flatMap((by) => [by, -by, by * columns, -by * columns]),
    ...[slant, -slant].flatMap((by) => [by * columns + by, by * columns - by]),
  ];
  for (const [i, here] of depth.entries()) {
    if (rim.values[i] && !around.some((by) => (depth[i + by] ?? 1e3) - here > 0.06))
      rim.values[i] = 0;
  }
}

/** Darkens the far side of a step in depth, so that a forearm stands off the chest. */
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
