import { rect, seeded, shape } from '../print/poster.ts';

export function bridge({
  y,
  towers: [left, right] = [520, 1080],
  stone,
  shade,
  glass,
}: {
  y: number;
  /** Where the two towers stand, from left to right. */
  towers?: readonly [number, number];
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
          .map(
            (d) =>
              `<path fill="${glass}" d="M${x + d} ${y - 300 - n * 62 + 40}v-26q9-18 18 0v26z"/>`,
          )
          .join(''),
      )
      .join('') +
    `<path fill="${shade}" d="M${x - 46} ${y - 60}v-96q46-70 92 0v96z"/>`;
  const chain = (x: number, way: number) =>
    `<path fill="none" stroke="${stone}" stroke-width="13" d="M${x} ${y - 400}Q${x + way * 150} ${y - 110} ${x + way * 520} ${y - 80}"/>${[1, 2, 3, 4, 5].map((n) => rect(stone, x + way * n * 62, y - 395 + 330 * (1 - (1 - n / 6) ** 2), 5, 310 - 300 * (1 - (1 - n / 6) ** 2))).join('')}`;
  return (
    chain(left, -1) +
    chain(right, 1) +
    rect(stone, left, y - 420, right - left, 20) +
    rect(stone, left, y - 372, right - left, 14) +
    Array.from(
      { length: Math.floor((right - left) / 40) },
      (_, n) =>
        `<path stroke="${stone}" stroke-width="5" d="M${left + n * 40} ${y - 405}l40 34m0-34l-40 34"/>`,
    ).join('') +
    rect(stone, -20, y - 84, 1640, 26) +
    tower(left) +
    tower(right) +
    rect(stone, -20, y - 8, 1640, 20)
  );
}

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
