import { HEIGHT, WIDTH } from '../geometry/camera.ts';

export type Drawing = { alt: string; svg: string };

/** The sheet, its ground ink and the layers printed over it in order. */
export const poster = ({
  background,
  layers,
}: {
  background: string;
  layers: readonly string[];
}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${layers.join('')}</svg>`;

export const shape = (
  ink: string,
  points: readonly (readonly [number, number])[],
  opacity = 1,
): string =>
  `<path fill="${ink}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z"/>`;

export const rect = (ink: string, x: number, y: number, width: number, height: number): string =>
  `<rect fill="${ink}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

export const disc = (ink: string, x: number, y: number, r: number, opacity = 1): string =>
  `<circle fill="${ink}" cx="${x}" cy="${y}" r="${r}" opacity="${opacity}"/>`;

export const slipped = (layer: string, x = 5, y = 3): string =>
  `<g transform="translate(${x} ${y})">${layer}</g>`;

/** A row of numbers between 0 and 1, always the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
