import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from './hash.ts';

export type PartWriter = ReturnType<typeof partWriter>;

/** Writes a file of a release. Releases share these files while their content is the same. */
export const partWriter =
  (outDir: string, section: string) => async (name: string, suffix: string, text: string) => {
    const path = `releases/${section}/parts/${name}-${hashOf(text)}${suffix}`;
    await mkdir(join(outDir, dirname(path)), { recursive: true });
    await writeFile(join(outDir, path), text);
    return path;
  };
