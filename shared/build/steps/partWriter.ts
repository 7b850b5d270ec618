import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Long enough that no two of a site's contents meet by accident: 96 bits. */
const HASH_LENGTH = 24;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Writes a text below a name that says what it is. Returns its address from the site's root. */
export type WritePart = (name: string, suffix: string, text: string) => Promise<string>;

/** Writes what releases of a section share as long as it is the same: the address is the content's hash. */
export function partWriter(outDir: string, section: string): WritePart {
  const folder = `releases/${section}/parts`;
  const made = mkdir(join(outDir, folder), { recursive: true });
  return async (name, suffix, text) => {
    const path = `${folder}/${name}-${hashOf(text)}${suffix}`;
    await made;
    await writeFile(join(outDir, path), text);
    return path;
  };
}
