import { rect } from '../print/poster.ts';

export function lanterns({
  inks,
  rib,
  rows,
}: {
  inks: readonly [string, string];
  rib: string;
  rows: readonly { y: number; size: number; count: number; sag: number; offset?: number }[];
}): string {
  const [body, lit] = inks;
  return rows
    .map(({ y, size, count, sag, offset = 0 }) => {
      const gap = 1700 / count;
      const hang = (x: number) => y + sag * (1 - ((x - 800) / 850) ** 2);
      const cord = `<path fill="none" stroke="${rib}" stroke-width="5" d="M-50 ${y}Q800 ${y + sag * 2} 1650 ${y}"/>`;
      return (
        cord +
        Array.from({ length: count + 1 }, (_, n) => {
          const x = Math.round(-50 + offset + n * gap);
          const top = Math.round(hang(x)) + 8;
          const [w, h] = [size * 0.42, size];
          const paper = `M${x - w * 0.55} ${top + h * 0.06}C${x - w * 1.25} ${top + h * 0.3} ${x - w * 1.25} ${top + h * 0.7} ${x - w * 0.55} ${top + h * 0.94}h${w * 1.1}C${x + w * 1.25} ${top + h * 0.7} ${x + w * 1.25} ${top + h * 0.3} ${x + w * 0.55} ${top + h * 0.06}z`;
          const glow = `<ellipse fill="${lit}" cx="${x}" cy="${top + h * 0.55}" rx="${w * 0.62}" ry="${h * 0.33}"/>`;
          const ribs = [0.24, 0.4, 0.56, 0.72, 0.86]
            .map(
              (t) =>
                `<path fill="none" stroke="${rib}" stroke-width="${Math.max(2, size / 60)}" d="M${x - w * 1.02} ${top + h * t}q${w * 1.02} ${h * 0.07} ${w * 2.04} 0"/>`,
            )
            .join('');
          return `<path fill="${body}" d="${paper}"/>${glow}<g opacity=".7">${ribs}</g>${rect(rib, x - w * 0.58, top, w * 1.16, h * 0.08)}${rect(rib, x - w * 0.58, top + h * 0.92, w * 1.16, h * 0.08)}${rect(rib, x - 1.5, top + h, 4, h * 0.22)}`;
        }).join('')
      );
    })
    .join('');
}

export function hallRoof({
  x = 800,
  y,
  width,
  tiles,
  under,
}: {
  x?: number;
  y: number;
  width: number;
  tiles: string;
  under: string;
}): string {
  const w = width / 2;
  const d = (lift: number) =>
    `M${x - w * 0.42} ${y}L${x + w * 0.42} ${y}C${x + w * 0.55} ${y + 130} ${x + w * 0.8} ${y + 190} ${x + w} ${y + 190 - lift}L${x + w * 0.97} ${y + 250}H${x - w * 0.97}L${x - w} ${y + 190 - lift}C${x - w * 0.8} ${y + 190} ${x - w * 0.55} ${y + 130} ${x - w * 0.42} ${y}z`;
  const lines = Array.from({ length: 15 }, (_, n) => (n - 7) / 7.5)
    .map(
      (t) =>
        `<path fill="none" stroke="${under}" stroke-width="6" d="M${x + w * 0.4 * t} ${y + 14}Q${x + w * 0.55 * t} ${y + 150} ${x + w * 0.93 * t} ${y + 236}"/>`,
    )
    .join('');
  return `<path fill="${tiles}" d="${d(34)}"/>${lines}${rect(under, x - w * 0.46, y - 14, w * 0.92, 22)}${rect(under, x - w * 0.84, y + 250, w * 1.68, 46)}`;
}
