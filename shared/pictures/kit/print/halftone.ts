import { HEIGHT, WIDTH } from '../geometry/camera.ts';
import { dot } from './print.ts';

type Area = { x: number; y: number; width: number; height: number };
type Screen = {
  ink: string;
  /** Pixels between dots; below 12 the encoded file grows and small widths turn to grey. */
  pitch?: number;
  /** How much of the paper the dots cover, 0 to 1, at a place (both 0 to 1). */
  cover: (x: number, y: number) => number;
};

/** A slanted screen of dots that grow and shrink over an area. */
export function halftone(
  { x: left, y: top, width, height }: Area,
  { ink, pitch = 18, cover }: Screen,
): string {
  let path = '';
  const c = Math.cos(0.42) * pitch;
  const s = Math.sin(0.42) * pitch;
  const reach = Math.ceil((width + height) / pitch) + 1;
  // Dots whose middle is off the sheet still reach into it: without them its edge looks torn.
  const [right, bottom] = [left + width, top + height];
  const bleed = (isEdge: boolean) => (isEdge ? pitch : 0);
  const from = { x: -bleed(left <= 0), y: -bleed(top <= 0) };
  const to = { x: width + bleed(right >= WIDTH), y: height + bleed(bottom >= HEIGHT) };
  for (let a = -reach; a < reach; a++) {
    for (let b = -reach; b < reach; b++) {
      const x = width / 2 + a * c - b * s;
      const y = height / 2 + a * s + b * c;
      if (x < from.x || y < from.y || x > to.x || y > to.y) continue;
      const part = Math.min(1, cover(within(x / width), within(y / height)));
      const radius = pitch * 0.72 * Math.sqrt(part);
      if (part > 0.03 && !isCut(left + x, top + y, radius, part))
        path += dot(left + x, top + y, radius);
    }
  }
  return `<path fill="${ink}" d="${path}"/>`;
}

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** A small dot that the edge of the sheet cuts looks like a nick in it. */
const isCut = (x: number, y: number, radius: number, part: number): boolean =>
  part < 0.3 && (x < radius || y < radius || x > WIDTH - radius || y > HEIGHT - radius);

export const fadeUp = (_: number, y: number): number => y;
export const fadeDown = (_: number, y: number): number => 1 - y;
export const glow = (x: number, y: number): number =>
  Math.max(0, 1 - 2 * Math.hypot(x - 0.5, y - 0.5));
export const vignette = (x: number, y: number): number =>
  Math.max(0, 2 * Math.hypot(x - 0.5, y - 0.5) - 0.5);

export const sky = (
  ink: string,
  top: number,
  bottom: number,
  cover: (x: number, y: number) => number,
  pitch = 20,
): string => halftone({ x: 0, y: top, width: 1600, height: bottom - top }, { ink, pitch, cover });
