/** A grid of numbers over part of the picture: `step` pixels apart, from (left, top). */
export type Field = {
  values: Float32Array;
  columns: number;
  rows: number;
  left: number;
  top: number;
  step: number;
};

type Point = readonly [number, number];

/** Softens a field by a small binomial kernel, so that stairs at edges become slopes to trace. */
export function soften(field: Field, times = 1): Field {
  const { columns, rows } = field;
  let values = field.values;
  for (let n = 0; n < times; n++) {
    const across = new Float32Array(values.length);
    const down = new Float32Array(values.length);
    for (let i = 0; i < values.length; i++) {
      const c = i % columns;
      across[i] =
        (at(values, c > 0 ? i - 1 : i) +
          2 * at(values, i) +
          at(values, c < columns - 1 ? i + 1 : i)) /
        4;
    }
    for (let i = 0; i < values.length; i++) {
      const r = Math.floor(i / columns);
      down[i] =
        (at(across, r > 0 ? i - columns : i) +
          2 * at(across, i) +
          at(across, r < rows - 1 ? i + columns : i)) /
        4;
    }
    values = down;
  }
  return { ...field, values };
}

const at = (values: Float32Array, index: number): number => values[index] ?? 0;

/** SVG path data of where a field is above a level. Small islands (pixels²) are left out. */
export function trace(field: Field, level: number, smallest = 60): string {
  const { columns, rows, left, top, step } = field;
  const value = (c: number, r: number) =>
    (c < 0 || r < 0 || c >= columns || r >= rows ? -1e3 : at(field.values, r * columns + c)) -
    level;
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  // An edge's number: twice its first corner's index, plus one where it runs down.
  const edge = (c: number, r: number, down: boolean): number => {
    const key = ((r + 1) * (columns + 2) + c + 1) * 2 + (down ? 1 : 0);
    if (!points.has(key)) {
      const v0 = value(c, r);
      const v1 = down ? value(c, r + 1) : value(c + 1, r);
      const t = Math.min(0.98, Math.max(0.02, v0 / (v0 - v1)));
      points.set(key, [left + (c + (down ? 0 : t)) * step, top + (r + (down ? t : 0)) * step]);
    }
    return key;
  };
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const code =
        (value(c, r) > 0 ? 1 : 0) +
        (value(c + 1, r) > 0 ? 2 : 0) +
        (value(c + 1, r + 1) > 0 ? 4 : 0) +
        (value(c, r + 1) > 0 ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const sides = {
        n: () => edge(c, r, false),
        e: () => edge(c + 1, r, true),
        s: () => edge(c, r + 1, false),
        w: () => edge(c, r, true),
      };
      // Points above the level are on the right.
      for (const pair of CELLS[code] ?? []) next.set(sides[pair[0]](), sides[pair[1]]());
    }
  }
  let path = '';
  while (next.size > 0) {
    const [first] = next.keys();
    if (first === undefined) break;
    const loop: Point[] = [];
    let key: number | undefined = first;
    while (key !== undefined) {
      const point = points.get(key);
      if (point) loop.push(point);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (Math.abs(area(loop)) >= smallest) path += outline(loop);
  }
  return path;
}

type Side = 'n' | 'e' | 's' | 'w';
const CELLS: Record<number, [Side, Side][]> = {
  1: [['n', 'w']],
  2: [['e', 'n']],
  3: [['e', 'w']],
  4: [['s', 'e']],
  5: [
    ['n', 'w'],
    ['s', 'e'],
  ],
  6: [['s', 'n']],
  7: [['s', 'w']],
  8: [['w', 's']],
  9: [['n', 's']],
  10: [
    ['e', 'n'],
    ['w', 's'],
  ],
  11: [['e', 's']],
  12: [['w', 'e']],
  13: [['n', 'e']],
  14: [['w', 'n']],
};

function area(loop: Point[]): number {
  let sum = 0;
  let last = loop[loop.length - 1] ?? [0, 0];
  for (const point of loop) {
    sum += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return sum / 2;
}

/** Points within a third of a pixel of a straight line are dropped. */
function outline(loop: Point[]): string {
  const keep = new Uint8Array(loop.length);
  keep[0] = 1;
  const spans: [number, number][] = [[0, loop.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [loop[from] ?? [0, 0], loop[to] ?? [0, 0]];
    const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
    let [worst, far] = [0, 0.35];
    for (let i = from + 1; i < to; i++) {
      const p = loop[i] ?? a;
      const off =
        run < 1
          ? Math.hypot(p[0] - a[0], p[1] - a[1])
          : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / run;
      if (off > far) [worst, far] = [i, off];
    }
    if (worst) {
      keep[worst] = 1;
      spans.push([from, worst], [worst, to]);
    }
  }
  const kept = loop.filter((_, i) => keep[i]);
  return `M${kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
