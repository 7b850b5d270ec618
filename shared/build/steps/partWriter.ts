import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedFile } from '../../src/contract/index.ts';
import { digest, hashOf } from './hash.ts';

/** Writes a text to a file whose name contains its hash. Returns its path from the site's root. */
export type WritePart = (name: string, suffix: string, text: string) => Promise<string>;

/**
 * Writes files that several releases of a section share as long as the content is the same: the URL is the
 * content's hash.
 *
 * @param files receives a description of each file
 */
export function partWriter(
  outDir: string,
  section: string,
  files = new Map<string, ReleasedFile>(),
): WritePart {
  const folder = `releases/${section}/parts`;
  const made = mkdir(join(outDir, folder), { recursive: true });
  return async (name, suffix, text) => {
    const bytes = Buffer.from(text);
    const path = `${folder}/${name}-${hashOf(bytes)}${suffix}`;
    files.set(path, { integrity: `sha256-${digest('sha256', bytes)}`, bytes: bytes.length });
    await made;
    await writeFile(join(outDir, path), bytes);
    return path;
  };
}
