import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import opentype from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { ink } from '../kit/index.ts';

// Draws the social cards that `<package>/src/pictures/socialCards.ts` lists into
// `<package>/src/pictures/cards/<name>.jpg`: `encodeCards.ts`.

export interface Card {
  name: string;
  kicker: string;
  title: string;
  picture: string;
  /** The width of the black panel below the words, in pixels. */
  panel?: number;
  /** Which part of the picture is in the middle of the cut, from 0 (left) to 1 (right). */
  focus?: number;
}

/** The size that social networks expect, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 690;
/** How far the picture reaches below the panel, whose edge is slanted. */
const OVERLAP = 110;
/** The width of a picture that is as high as the card. */
const PICTURE = 1008;
const MARGIN = 64;
const SIZES = [118, 104, 92, 80, 70, 60] as const;

const require = createRequire(import.meta.url);
const CARDS = 'src/pictures/socialCards.ts';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const font = await loadFont();

for (const name of await packagesWithCards()) {
  const { cards } = (await import(pathToFileURL(join(root, name, CARDS)).href)) as {
    cards: Card[];
  };
  const folder = join(root, name, 'src/pictures/cards');
  await mkdir(folder, { recursive: true });
  const indexFile = join(folder, 'index.json');
  const before = JSON.parse(await readFile(indexFile, 'utf8').catch(() => '{}')) as Record<
    string,
    string
  >;
  const after: Record<string, string> = {};
  for (const card of cards) {
    const poster = await readFile(
      join(root, name, 'src/pictures/encoded', `${card.picture}-1600.avif`),
    );
    const words = wordsOf(card);
    const { panel = PANEL, focus = 0.5 } = card;
    const width = WIDTH - panel + OVERLAP;
    const left = Math.min(Math.max(Math.round(focus * PICTURE - width / 2), 0), PICTURE - width);
    const hash = createHash('sha256')
      .update(poster)
      .update(words)
      .update(`${left}`)
      .digest('hex')
      .slice(0, 16);
    after[card.name] = hash;
    const file = join(folder, `${card.name}.jpg`);
    if (before[card.name] === hash && existsSync(file)) continue;
    const picture = await sharp(poster)
      .resize(PICTURE, HEIGHT, { fit: 'cover' })
      .extract({ left, top: 0, width, height: HEIGHT })
      .toBuffer();
    const { size } = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: ink.black },
    })
      .composite([
        { input: picture, left: WIDTH - width, top: 0 },
        { input: Buffer.from(words), left: 0, top: 0 },
      ])
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(file);
    console.log(`${name} ${card.name}: ${(size / 1000).toFixed(1)} kB`);
  }
  for (const file of await readdir(folder)) {
    if (file.endsWith('.jpg') && !(file.slice(0, -4) in after)) await rm(join(folder, file));
  }
  await writeFile(indexFile, `${JSON.stringify(after, null, 2)}\n`);
}

async function packagesWithCards(): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.map(({ name }) => name).filter((name) => existsSync(join(root, name, CARDS)));
}

/** Text is drawn as outlines, so that a card looks the same wherever it is made. */
async function loadFont(): Promise<opentype.Font> {
  const woff2 = await readFile(
    require.resolve('@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2'),
  );
  const text = String.fromCodePoint(
    ...Array.from({ length: 224 }, (_, index) => 32 + index),
    0x2019,
    0x2013,
    0x2014,
  );
  const bytes = await subsetFont(woff2, text, { targetFormat: 'sfnt' });
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
}

function wordsOf({ kicker, title, panel = PANEL }: Card): string {
  const { lines, size } = fit(title.toUpperCase(), panel);
  const bottom = HEIGHT - MARGIN - 56;
  const leading = size * 0.98;
  const text = (value: string, x: number, y: number, height: number) =>
    font.getPath(value, x, y, height).toPathData(1);
  const titlePaths = lines.map((line, index) =>
    text(line, MARGIN, bottom - (lines.length - 1 - index) * leading, size),
  );
  const kickerY = bottom - (lines.length - 1) * leading - size * 0.95;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${ink.black}" d="M0 0H${panel + 70}L${panel - 50} ${HEIGHT}H0z"/>`,
    `<path fill="#1f4fff" d="M${panel + 70} 0h16L${panel - 34} ${HEIGHT}h-16z"/>`,
    `<path fill="#9db2ff" d="${text(kicker.toUpperCase(), MARGIN, kickerY, 34)}"/>`,
    `<path fill="#fff" d="${titlePaths.join('')}"/>`,
    `<path fill="#fff" d="${text('RINGSIDE', MARGIN, HEIGHT - MARGIN + 10, 40)}"/>`,
    '</svg>',
  ].join('');
}

/** The largest size at which the title fits the panel, in four lines at most. */
function fit(title: string, panel: number): { lines: string[]; size: number } {
  for (const size of SIZES) {
    const lines = wrap(title, size, panel);
    if (lines.length <= 4) return { lines, size };
  }
  const size = SIZES[SIZES.length - 1] ?? 60;
  return { lines: wrap(title, size, panel), size };
}

function wrap(title: string, size: number, panel: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && font.getAdvanceWidth(longer, size) <= panel - MARGIN - 40)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
