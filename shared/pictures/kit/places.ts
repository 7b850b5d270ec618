import { halftone } from './halftone.ts';
import { disc, rect, seeded, shape } from './poster.ts';

/** A bascule bridge between two towers over a river, its foot at `y`. */
export function bridge({
  y,
  stone,
  shade,
  glass,
}: {
  y: number;
  stone: string;
  shade: string;
  glass: string;
}): string {
  const tower = (x: number) =>
    rect(stone, x - 75, y - 470, 150, 470) +
    rect(shade, x + 15, y - 470, 60, 470) +
    [-75, 51]
      .map(
        (d) =>
          rect(stone, x + d - 6, y - 510, 36, 520) +
          shape(stone, [
            [x + d - 8, y - 505],
            [x + d + 12, y - 590],
            [x + d + 32, y - 505],
          ]),
      )
      .join('') +
    shape(stone, [
      [x - 62, y - 465],
      [x, y - 650],
      [x + 62, y - 465],
    ]) +
    shape(shade, [
      [x + 8, y - 465],
      [x, y - 650],
      [x + 62, y - 465],
    ]) +
    rect(stone, x - 3, y - 690, 6, 50) +
    [0, 1, 2]
      .map((n) =>
        [-26, 8]
          .map((d) => `<path fill="${glass}" d="M${x + d} ${y - 300 - n * 62 + 40}v-26q9-18 18 0v26z"/>`)
          .join(''),
      )
      .join('') +
    `<path fill="${shade}" d="M${x - 46} ${y - 60}v-96q46-70 92 0v96z"/>`;
  const chain = (x: number, way: number) =>
    `<path fill="none" stroke="${stone}" stroke-width="13" d="M${x} ${y - 400}Q${x + way * 150} ${y - 110} ${x + way * 520} ${y - 80}"/>${[1, 2, 3, 4, 5].map((n) => rect(stone, x + way * n * 62, y - 395 + 330 * (1 - (1 - n / 6) ** 2), 5, 310 - 300 * (1 - (1 - n / 6) ** 2))).join('')}`;
  return (
    chain(520, -1) +
    chain(1080, 1) +
    rect(stone, 520, y - 420, 560, 20) +
    rect(stone, 520, y - 372, 560, 14) +
    Array.from(
      { length: 14 },
      (_, n) =>
        `<path stroke="${stone}" stroke-width="5" d="M${520 + n * 40} ${y - 405}l40 34m0-34l-40 34"/>`,
    ).join('') +
    rect(stone, -20, y - 84, 1640, 26) +
    tower(520) +
    tower(1080) +
    rect(stone, -20, y - 8, 1640, 20)
  );
}

/** Short strokes of light on dark water. */
export function water({
  y,
  height,
  inks,
  seed = 3,
}: {
  y: number;
  height: number;
  inks: readonly string[];
  seed?: number;
}): string {
  const random = seeded(seed);
  return Array.from({ length: 46 }, (_, n) => {
    const [down, wide] = [random(), 60 + random() * 170];
    return `<rect fill="${inks[n % inks.length]}" x="${(random() * 1700 - 100).toFixed(0)}" y="${(y + down * height).toFixed(0)}" width="${(wide * (0.4 + down)).toFixed(0)}" height="${(4 + down * 7).toFixed(0)}" rx="4"/>`;
  }).join('');
}

/** Table mountains one behind the other, lit from the left, and a sun or moon low between them. */
export function mesas({
  y,
  inks,
  sun,
}: {
  y: number;
  inks: readonly [string, string, string];
  sun: string;
}): string {
  const [far, near, lit] = inks;
  const table = (x: number, width: number, tall: number, fill: string, light: string) =>
    shape(fill, [
      [x - width * 0.95, y],
      [x - width * 0.55, y - tall * 0.42],
      [x - width * 0.46, y - tall],
      [x + width * 0.4, y - tall * 1.03],
      [x + width * 0.5, y - tall * 0.45],
      [x + width, y],
    ]) +
    shape(light, [
      [x - width * 0.46, y - tall],
      [x - width * 0.12, y - tall * 1.01],
      [x - width * 0.22, y - tall * 0.72],
      [x - width * 0.12, y - tall * 0.5],
      [x - width * 0.55, y - tall * 0.42],
    ]) +
    shape(light, [
      [x + width * 0.05, y - tall * 1.02],
      [x + width * 0.18, y - tall * 1.02],
      [x + width * 0.14, y - tall * 0.55],
      [x + width * 0.02, y - tall * 0.5],
    ]);
  return (
    disc(sun, 800, y - 330, 250) +
    table(330, 300, 330, far, lit) +
    table(1290, 340, 400, far, lit) +
    table(820, 170, 190, near, far) +
    shape(near, [
      [-10, y - 40],
      [240, y - 90],
      [520, y - 36],
      [900, y - 64],
      [1300, y - 30],
      [1610, y - 80],
      [1610, y + 20],
      [-10, y + 20],
    ])
  );
}

/** Bare neon: arrows, a star and bars, a tube with its glow. */
export function neon(d: string, tube: string, glow: string): string {
  return `<path fill="none" stroke="${glow}" stroke-width="26" stroke-linejoin="round" opacity=".45" d="${d}"/><path fill="none" stroke="${tube}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
}

/** A street of brick fronts with lit windows, fire escapes zigzagging down, water towers above. */
export function rooftops({
  y,
  wall,
  dark,
  window: pane,
  iron,
  seed = 5,
}: {
  y: number;
  wall: readonly string[];
  dark: string;
  window: string;
  iron: string;
  seed?: number;
}): string {
  const random = seeded(seed);
  const fronts = [
    [-20, 300, 640],
    [280, 250, 520],
    [530, 220, 700],
    [750, 280, 470],
    [1030, 230, 610],
    [1260, 380, 720],
  ] as const;
  const tank = (x: number, top: number) =>
    shape(dark, [
      [x - 50, top - 96],
      [x, top - 150],
      [x + 50, top - 96],
    ]) +
    rect(dark, x - 44, top - 98, 88, 70) +
    [-38, -4, 32].map((d) => rect(dark, x + d, top - 30, 8, 34)).join('');
  return fronts
    .map(([x, width, tall], n) => {
      const top = y - tall;
      let svg =
        rect(wall[n % wall.length] ?? dark, x, top, width, tall) +
        rect(dark, x - 8, top, width + 16, 18) +
        (n % 2 ? tank(x + width / 2, top) : '');
      for (let wy = top + 60; wy < y - 60; wy += 110)
        for (let wx = x + 34; wx < x + width - 50; wx += 74)
          svg += rect(random() < 0.3 ? pane : dark, wx, wy, 36, 58);
      if (n % 2 === 0)
        for (let wy = top + 130, turn = 1; wy < y; wy += 110, turn = -turn)
          svg +=
            rect(iron, x + 20, wy, width - 60, 9) +
            Array.from({ length: 7 }, (_, i) =>
              rect(iron, x + 20 + (i * (width - 64)) / 6, wy - 36, 4, 36),
            ).join('') +
            rect(iron, x + 20, wy - 38, width - 60, 5) +
            `<path stroke="${iron}" stroke-width="8" d="M${x + width / 2 - turn * 60} ${wy}l${turn * 110} 108"/>`;
      return svg;
    })
    .join('');
}

/** Strings of paper lanterns, larger towards the viewer, lit from within. */
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

/** A temple-like hall roof with upswept eaves, the ridge at `y`. */
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

/** A sky of dots between two heights. */
export const sky = (
  ink: string,
  top: number,
  bottom: number,
  cover: (x: number, y: number) => number,
  pitch = 20,
): string => halftone({ x: 0, y: top, width: 1600, height: bottom - top }, { ink, pitch, cover });
