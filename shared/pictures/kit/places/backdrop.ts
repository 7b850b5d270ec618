export const rings = (
  x: number,
  y: number,
  radii: readonly number[],
  stroke: string,
  width: number,
): string =>
  radii
    .map(
      (r) =>
        `<circle fill="none" stroke="${stroke}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"/>`,
    )
    .join('');

export function farBag(
  x: number,
  [top, bottom]: readonly [number, number],
  width: number,
  { bag, light, chain }: { bag: string; light?: string; chain: string },
): string {
  const w = width / 2;
  const body = `<rect fill="${bag}" x="${x - w}" y="${top}" width="${width}" height="${bottom - top}" rx="${w * 0.3}"/>`;
  const lit = light
    ? `<rect fill="${light}" x="${x - w}" y="${top}" width="${w * 0.5}" height="${bottom - top}" rx="${w * 0.24}"/>`
    : '';
  const chains = `<path fill="none" stroke="${chain}" stroke-width="${Math.max(3, w * 0.1)}" d="M${x - w * 0.8} ${top + 6}L${x} ${top - w * 1.6}L${x + w * 0.8} ${top + 6}M${x} ${top - w * 1.6}V-20"/>`;
  return chains + body + lit;
}
