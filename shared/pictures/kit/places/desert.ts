import { disc, shape } from '../print/poster.ts';

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

export function neon(d: string, tube: string, glow: string): string {
  return `<path fill="none" stroke="${glow}" stroke-width="26" stroke-linejoin="round" opacity=".45" d="${d}"/><path fill="none" stroke="${tube}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
}
