import { type Camera, project } from '../geometry/camera.ts';
import { add, mix, type Vec } from '../geometry/vector.ts';
import { ink } from '../print/palette.ts';
import { shape } from '../print/poster.ts';

export function rope(
  view: Camera,
  from: Vec,
  to: Vec,
  {
    ink: main,
    light,
    shade = ink.black,
    sag = 0.04,
    thick = 0.038,
  }: { ink: string; light?: string; shade?: string; sag?: number; thick?: number },
): string {
  const middle: { x: number; y: number; half: number }[] = [];
  for (let n = 0; n <= 40; n++) {
    const t = n / 40;
    const { x, y, metre } = project(view, add(mix(from, to, t), [0, -sag * 4 * t * (1 - t), 0]));
    if (metre > 0 && metre < 9000) middle.push({ x, y, half: (thick * metre) / 2 });
  }
  const band = (fill: string, above: number, below: number) =>
    shape(fill, [
      ...middle.map((p) => [p.x, p.y - p.half * above] as const),
      ...[...middle].reverse().map((p) => [p.x, p.y + p.half * below] as const),
    ]);
  if (middle.length < 2) return '';
  return band(shade, 1, 1) + band(main, 1, 0.45) + (light ? band(light, 0.85, -0.35) : '');
}

const HEIGHTS = [0.46, 0.78, 1.08, 1.36];

export const ropes = (
  view: Camera,
  from: Vec,
  to: Vec,
  inks: readonly { ink: string; light?: string }[],
  shade?: string,
): string =>
  HEIGHTS.map((height, n) =>
    rope(view, add(from, [0, height, 0]), add(to, [0, height, 0]), {
      ...(inks[n % inks.length] ?? { ink: ink.red }),
      shade,
    }),
  ).join('');

export function ground(view: Camera, corners: readonly Vec[], fill: string, opacity = 1): string {
  const points = corners.flatMap((corner, n) => {
    const next = corners[(n + 1) % corners.length] ?? corner;
    return Array.from({ length: 60 }, (_, i) => project(view, mix(corner, next, i / 60))).filter(
      ({ metre }) => metre > 0 && metre < 6000,
    );
  });
  return points.length > 2
    ? shape(
        fill,
        points.map(({ x, y }) => [x, y] as const),
        opacity,
      )
    : '';
}

export const pool = (view: Camera, at: Vec, radius: number, fill: string, opacity = 1): string =>
  shape(
    fill,
    Array.from({ length: 72 }, (_, n) =>
      project(view, add(at, [Math.cos(n / 11.46) * radius, 0, Math.sin(n / 11.46) * radius])),
    )
      .filter(({ metre }) => metre > 0)
      .map(({ x, y }) => [x, y] as const),
    opacity,
  );

export function post(
  view: Camera,
  at: Vec,
  {
    pad,
    light,
    steel = ink.slate,
    shade = ink.black,
    foot = -0.9,
  }: { pad: string; light: string; steel?: string; shade?: string; foot?: number },
): string {
  const column = (fill: string, low: number, high: number, from: number, to: number) => {
    const a = project(view, add(at, [0, low, 0]));
    const b = project(view, add(at, [0, high, 0]));
    return shape(fill, [
      [a.x + from * a.metre, a.y],
      [a.x + to * a.metre, a.y],
      [b.x + to * b.metre, b.y],
      [b.x + from * b.metre, b.y],
    ]);
  };
  return (
    column(ink.black, foot, 1.5, -0.055, 0.055) +
    column(steel, foot, 1.5, -0.055, 0.0) +
    column(shade, 0.36, 1.44, -0.13, 0.13) +
    column(pad, 0.37, 1.43, -0.125, 0.06) +
    column(light, 0.37, 1.43, -0.125, -0.07)
  );
}

export function lamp({
  x,
  y,
  size = 60,
  foot,
  spread,
  cone = ink.paper,
  strength = 0.1,
  hull = ink.black,
}: {
  x: number;
  y: number;
  size?: number;
  foot: readonly [number, number];
  spread: number;
  cone?: string;
  strength?: number;
  hull?: string;
}): string {
  const [fx, fy] = foot;
  const beam = (part: number, opacity: number) =>
    shape(
      cone,
      [
        [x - size * 0.45, y],
        [x + size * 0.45, y],
        [fx + spread * part, fy],
        [fx - spread * part, fy],
      ],
      opacity,
    );
  const hood = `<path fill="${hull}" d="M${x - size * 0.22} ${y - size * 0.62}h${size * 0.44}l${size * 0.28} ${size * 0.62}h${-size}z"/><path fill="${ink.paper}" d="M${x - size * 0.5} ${y - 2}h${size}l${-size * 0.08} ${size * 0.13}h${-size * 0.84}z"/>`;
  return beam(1, strength) + beam(0.6, strength) + hood;
}
