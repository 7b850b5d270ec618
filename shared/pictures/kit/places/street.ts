import { rect, seeded, shape } from '../print/poster.ts';

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
