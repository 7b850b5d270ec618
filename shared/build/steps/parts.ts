import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from './hash.ts';

export type PartWriter = ReturnType<typeof partWriter>;

/**
 * Writes files that several releases of a section share as long as the content is the same: the URL is the
 * content's hash.
 *
 * @returns a function that writes one and returns its path from the site's root
 */
export const partWriter =
  (outDir: string, section: string) => async (name: string, suffix: string, text: string) => {
    const path = `releases/${section}/parts/${name}-${hashOf(text)}${suffix}`;
    await mkdir(join(outDir, dirname(path)), { recursive: true });
    await writeFile(join(outDir, path), text);
    return path;
  };
