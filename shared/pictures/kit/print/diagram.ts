import { type Camera, project } from '../geometry/camera.ts';
import { mix, type Vec } from '../geometry/vector.ts';
import { ink } from './palette.ts';

/** Strokes of the numerals, about 40 px high around their middle. */
const NUMERALS = {
  1: 'M-8 -12L3 -20V20',
  2: 'M-11 -10A11 10 0 0 1 11 -9C11 2 -11 8 -11 20H12',
  3: 'M-10 -20H11L-1 -5A12.5 12.5 0 1 1 -11 13',
  4: 'M6 20V-20L-12 9H13',
  5: 'M11 -20H-8L-10 -3A12.5 12.5 0 1 1 -11 14',
} as const;

/** Marks a step of a sequence with the number that it has in the text. */
export function step(number: keyof typeof NUMERALS, x: number, y: number, size = 1): string {
  return (
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size})">` +
    `<circle r="46" fill="${ink.paper}"/><circle r="39" fill="${ink.red}"/>` +
    `<path fill="none" stroke="${ink.paper}" stroke-width="9" stroke-linejoin="round" d="${NUMERALS[number]}"/></g>`
  );
}

/** A bent arrow from one place of the scene by way of another, as if inked on the canvas. */
export function arrow(
  view: Camera,
  [from, by, to]: readonly [Vec, Vec, Vec],
  /** `edge` is the ink of an outline, for an arrow that crosses people. */
  {
    stroke = ink.red as string,
    width = 15,
    dashed = false,
    edge = undefined as string | undefined,
  } = {},
): string {
  const curve = Array.from({ length: 25 }, (_, n) => {
    const t = n / 24;
    return project(view, mix(mix(from, by, t), mix(by, to, t), t));
  });
  const [tip, before] = [curve.at(-1), curve.at(-4)];
  if (!tip || !before) return '';

  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const barb = (turn: number) =>
    `${(tip.x - Math.cos(angle + turn) * width * 3.4).toFixed(0)} ${(tip.y - Math.sin(angle + turn) * width * 3.4).toFixed(0)}`;
  const line = curve.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L');
  const drawn = (colour: string, wide: number) => {
    const pen = `fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`;
    return (
      `<path ${pen}${dashed ? ` stroke-dasharray="${width * 1.4} ${width * 2}"` : ''} d="M${line}"/>` +
      `<path ${pen} d="M${barb(0.6)}L${tip.x.toFixed(0)} ${tip.y.toFixed(0)}L${barb(-0.6)}"/>`
    );
  };
  return (edge ? drawn(edge, width + 14) : '') + drawn(stroke, width);
}

/**
 * The print of a boot on the canvas, its toes `turn` degrees from screen right: a sole and, apart
 * from it, a heel. `size` 1 is life size.
 */
export function footprint(
  view: Camera,
  at: Vec,
  turn: number,
  size = 1,
  fill: string = ink.red,
): string {
  const angle = (turn * Math.PI) / 180;
  const part = (middle: number, half: number, wide: number, taper: number) =>
    Array.from({ length: 36 }, (_, n) => {
      const t = (n / 36) * Math.PI * 2;
      const long = size * (middle + half * Math.cos(t));
      // Blunter than an oval at both ends.
      const round = Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** 0.6;
      const left = size * round * (wide + taper * Math.cos(t));
      const { x, y } = project(view, [
        at[0] + long * Math.cos(angle) - left * Math.sin(angle),
        0,
        at[2] - long * Math.sin(angle) - left * Math.cos(angle),
      ]);
      return `${x.toFixed(0)} ${y.toFixed(0)}`;
    }).join('L');
  return `<path fill="${fill}" d="M${part(0.055, 0.1, 0.044, 0.009)}ZM${part(-0.108, 0.042, 0.036, 0)}Z"/>`;
}
