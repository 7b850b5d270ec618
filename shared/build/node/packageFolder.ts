import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function nearestPackage(path: string): string {
  if (existsSync(join(path, 'package.json')) || dirname(path) === path) return path;
  return nearestPackage(dirname(path));
}

/** This package, in the workspace or where it is installed. */
export const sharedFolder = nearestPackage(dirname(fileURLToPath(import.meta.url)));

export async function sectionOf(folder: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '').replace(/^mf-/, '');
}
