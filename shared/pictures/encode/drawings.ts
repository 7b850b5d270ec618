import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../kit/index.ts';

const DRAWINGS = join(import.meta.dirname, '../drawings');
const ROOT = join(import.meta.dirname, '../../..');

export type Found = { name: string; drawing: Drawing };

export async function sections(): Promise<{ drawings: string; encoded: string }[]> {
  const names = await readdir(DRAWINGS);
  return names.sort().map((name) => ({
    drawings: join(DRAWINGS, name),
    encoded: join(ROOT, name === 'shell' ? name : `mf-${name}`, 'src/pictures/encoded'),
  }));
}

export async function modulesIn(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.ts'));
  // By name: index.json keeps its order when a drawing moves to another folder.
  return new Map(
    modules.map((file): [string, string] => [basename(file, '.ts'), join(folder, file)]).sort(),
  );
}

export async function draw(file: string): Promise<Drawing> {
  const module: { default?: Drawing } = await import(pathToFileURL(file).href);
  if (!module.default?.alt || !module.default.svg)
    throw new Error(`pictures: ${file} must export default { alt, svg }`);
  return module.default;
}

export async function drawings(names: string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const section of await sections()) {
    for (const [name, file] of await modulesIn(section.drawings)) {
      if (names.length === 0 || names.includes(name))
        found.push({ name, drawing: await draw(file) });
    }
  }
  return found;
}

export const render = (svg: string): Sharp => sharp(Buffer.from(svg), { unlimited: true });
