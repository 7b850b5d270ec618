import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readCached, replaceFile } from '../../build/cache/reuse.ts';
import { HEIGHT, WIDTH } from '../kit/index.ts';
import { draw, modulesIn, render, sections } from './drawings.ts';
import { digest, digestOf, type Encoded, outputs, SETTINGS } from './encoded.ts';

// Encodes the drawings in shared/pictures/drawings/<section> into <package>/src/pictures/encoded:
// `npx tsx shared/pictures/encode/encodePictures.ts [names]`.

const wanted = process.argv.slice(2);

// Drawing takes seconds, hashing none: caches what each source drew.
const memory = join(import.meta.dirname, '../.cache/drawn.json');
const drawn = JSON.parse((await readCached(memory)) ?? '{}') as Record<string, string>;
const common = digest(
  JSON.stringify(SETTINGS),
  ...(await textsIn(join(import.meta.dirname, '../kit'))),
  ...(await textsIn(join(import.meta.dirname, '../cast'))),
  ...(await textsIn(join(import.meta.dirname, '../scenes'))),
);

async function textsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

async function sourceOf(file: string, name: string): Promise<string> {
  const own = await readFile(file, 'utf8');
  const neighbours = [...own.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, other = '']) =>
    join(dirname(file), other),
  );
  return digest(
    common,
    name,
    own,
    ...(await Promise.all(neighbours.map((other) => readFile(other, 'utf8')))),
  );
}

async function readIndex(file: string): Promise<Encoded> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Encoded;
}

async function encode(svg: string, target: string): Promise<string> {
  const { data, info } = await render(svg)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (width: number) => sharp(data, { raw: info }).resize(width);
  const sizes: string[] = [];
  for (const width of SETTINGS.widths) {
    const { size } = await sized(width).avif(SETTINGS.avif).toFile(`${target}-${width}.avif`);
    sizes.push(`${width}: ${(size / 1000).toFixed(1)} kB`);
  }
  const { width, jpeg } = SETTINGS.fallback;
  const { size } = await sized(width).jpeg(jpeg).toFile(`${target}-${width}.jpg`);
  return `${sizes.join(', ')}, jpg ${(size / 1000).toFixed(1)} kB`;
}

for (const { drawings, encoded: target } of await sections()) {
  const indexFile = join(target, 'index.json');
  const before = await readIndex(indexFile);
  const after: Encoded = {};
  await mkdir(target, { recursive: true });
  for (const [name, file] of await modulesIn(drawings)) {
    const known = before[name];
    if (wanted.length > 0 && !wanted.includes(name)) {
      if (known) after[name] = known;
      continue;
    }
    const complete = known && known.files === (await digestOf(target, name).catch(() => ''));
    const source = await sourceOf(file, name);
    if (complete && drawn[source] === known.hash) {
      after[name] = known;
      continue;
    }
    const { alt, svg } = await draw(file);
    const hash = digest(svg, JSON.stringify(SETTINGS));
    drawn[source] = hash;
    // The text may begin with a description from the cast, which is in lower case.
    const sentence = alt.charAt(0).toUpperCase() + alt.slice(1);
    if (!complete || known.hash !== hash)
      process.stdout.write(`${name}  ${await encode(svg, join(target, name))}\n`);
    const files = await digestOf(target, name);
    after[name] = { hash, files, alt: sentence, width: WIDTH, height: HEIGHT };
  }
  const keep = new Set(['index.json', ...Object.keys(after).flatMap(outputs)]);
  for (const file of await readdir(target)) if (!keep.has(file)) await rm(join(target, file));
  await writeFile(indexFile, `${JSON.stringify(after, null, 2)}\n`);
}

await replaceFile(memory, JSON.stringify(drawn));
