import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './kit/index.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folders beside the sections that hold code named pictures, or none. */
const NOT_DRAWN = new Set(['node_modules', 'shared']);

export type Found = { name: string; folder: string; drawing: Drawing };

/** Folders named pictures in the packages of this repository. */
export async function folders(): Promise<string[]> {
  const packages = await readdir(root, { withFileTypes: true });
  const all = packages
    .filter((entry) => entry.isDirectory() && !NOT_DRAWN.has(entry.name))
    .map((entry) => join(root, entry.name, 'src/pictures'));
  const exist = await Promise.all(
    all.map((folder) =>
      readdir(folder).then(
        () => true,
        () => false,
      ),
    ),
  );
  return all.filter((_, n) => exist[n]);
}

/** The names of the pictures drawn in a folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !file.includes('.test.'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** One picture, drawn. Throws if the module does not export a drawing. */
export async function draw(folder: string, name: string): Promise<Drawing> {
  const module: { default?: Drawing } = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
  if (!module.default?.alt || !module.default.svg)
    throw new Error(`pictures: ${name}.ts must export default { alt, svg }`);
  return module.default;
}

/** The pictures of these names, or all. */
export async function drawings(names: string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const folder of await folders()) {
    for (const name of await namesIn(folder)) {
      if (names.length === 0 || names.includes(name))
        found.push({ name, folder, drawing: await draw(folder, name) });
    }
  }
  return found;
}

/** A drawing for sharp to size and encode. */
export const render = (svg: string): Sharp => sharp(Buffer.from(svg), { unlimited: true });
