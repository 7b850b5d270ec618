import { ink } from '../print/palette.ts';
import { disc, seeded } from '../print/poster.ts';

export function crowd({
  y,
  rows = 4,
  rise = 46,
  size = 34,
  inks,
  flashes = 0,
  flash = ink.paper,
  seed = 1,
  from = -40,
  to = 1640,
}: {
  y: number;
  rows?: number;
  rise?: number;
  size?: number;
  inks: readonly string[];
  flashes?: number;
  flash?: string;
  seed?: number;
  from?: number;
  to?: number;
}): string {
  const random = seeded(seed);
  let svg = '';
  for (let row = rows - 1; row >= 0; row--) {
    const s = size * (1 - row * 0.1);
    const base = y - row * rise;
    let path = '';
    for (let x = from + random() * s; x < to; x += s * (2.1 + random() * 0.7)) {
      const top = base - s * (2.1 + random() * 0.7);
      const r = s * (0.52 + random() * 0.1);
      path += `M${(x - r).toFixed(0)} ${top.toFixed(0)}a${r.toFixed(0)} ${(r * 1.25).toFixed(0)} 0 1 1 ${(2 * r).toFixed(0)} 0q0 ${(r * 1.1).toFixed(0)} ${(-r * 0.4).toFixed(0)} ${(r * 1.5).toFixed(0)}q${(s * 0.9).toFixed(0)} ${(s * 0.2).toFixed(0)} ${(s * 1.05).toFixed(0)} ${(s * 1.4).toFixed(0)}v${(rise + s).toFixed(0)}h${(-2.1 * s - 1.2 * r).toFixed(0)}v${(-rise - s).toFixed(0)}q${(s * 0.1).toFixed(0)} ${(-s * 1.2).toFixed(0)} ${(s * 1.05).toFixed(0)} ${(-s * 1.4).toFixed(0)}q${(-r * 0.4).toFixed(0)} ${(-r * 0.4).toFixed(0)} ${(-r * 0.4).toFixed(0)} ${(-r * 1.5).toFixed(0)}z`;
    }
    svg += `<path fill="${inks[Math.min(row, inks.length - 1)]}" d="${path}"/>`;
  }
  for (let n = 0; n < flashes; n++) {
    const [x, fy, r] = [
      Math.max(0, from) + random() * (to - Math.max(0, from)),
      y - (0.4 + random() * rows) * rise - size,
      5 + random() * 6,
    ];
    svg +=
      disc(flash, Math.round(x), Math.round(fy), Math.round(r * 2.4), 0.25) +
      disc(flash, Math.round(x), Math.round(fy), Math.round(r));
  }
  return svg;
}
