import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function nearestPackage(path: string): string {
  if (existsSync(join(path, 'package.json')) || dirname(path) === path) return path;
  return nearestPackage(dirname(path));
}

/** This package, in the workspace or where it is installed. */
export const sharedFolder = nearestPackage(dirname(fileURLToPath(import.meta.url)));

export interface Manifest {
  name?: string;
  workspaces?: string[];
  ringside?: { owner?: string };
}

/** Folders of a workspace's packages; none if it is no workspace. */
export function workspacesOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Manifest).workspaces ?? [];
}

/** @throws with the file's name if it is not JSON */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

export async function sectionOf(folder: string): Promise<string> {
  const { name } = await readManifest(folder);
  if (!name)
    throw new Error(`${join(folder, 'package.json')} needs a name, such as @ringside/mf-news.`);
  return name.replace(/^@[^/]+\//, '').replace(/^mf-/, '');
}
