import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { drawings, render } from './drawings.ts';

// Writes a contact sheet, and each picture at full size, to .cache.
const folder = fileURLToPath(new URL('../.cache', import.meta.url));
const [CELL_WIDTH, CELL_HEIGHT, COLUMNS] = [800, 500, 2];

await mkdir(folder, { recursive: true });
const found = await drawings(process.argv.slice(2));
const cells: OverlayOptions[] = [];
for (const [n, { name, drawing }] of found.entries()) {
  const full = await render(drawing.svg).png().toBuffer();
  await sharp(full).toFile(`${folder}/${name}.png`);
  const input = await sharp(full).resize(CELL_WIDTH).png().toBuffer();
  cells.push({
    input,
    left: (n % COLUMNS) * CELL_WIDTH,
    top: Math.floor(n / COLUMNS) * CELL_HEIGHT,
  });
}
const rows = Math.ceil(found.length / COLUMNS);
const sheet = sharp({
  create: {
    width: CELL_WIDTH * Math.min(COLUMNS, found.length),
    height: CELL_HEIGHT * rows,
    channels: 3,
    background: '#fff',
  },
});
await sheet.composite(cells).png().toFile(`${folder}/sheet.png`);
process.stdout.write(`${folder}/sheet.png\n`);
