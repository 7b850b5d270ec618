import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One day in milliseconds. */
const DAY_MS = 86_400_000;

/**
 * Copies the output of a build step into `outDir`: the cached output for the same key, or else the output of a new run.
 *
 * @param cache a folder for this step alone
 * @param build writes into the folder that it receives; returns false if the output must not be cached
 */
export async function reuse(
  cache: string,
  key: string,
  outDir: string,
  build: (folder: string) => Promise<boolean | undefined>,
): Promise<void> {
  const kept = join(cache, key);
  if (!existsSync(kept)) {
    // Built in a temporary folder first, because another build of the same key may be running, and this one may be
    // killed.
    const aside = join(cache, `${crypto.randomUUID()}.part`);
    await mkdir(aside, { recursive: true });
    if ((await build(aside)) === false) {
      await cp(aside, outDir, { recursive: true });
      await rm(aside, { recursive: true });
      return;
    }
    await place(aside, kept);
    await forget(cache);
  }
  await cp(kept, outDir, { recursive: true });
}

/** Renames a folder, unless another build has already put the same one there. */
async function place(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    await rm(from, { recursive: true });
  }
}

/** Replaces a folder with another by renaming, even if another process does the same at the same moment. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  for (;;) {
    const old = `${to}.${crypto.randomUUID()}.old`;
    try {
      if (existsSync(to)) await rename(to, old);
      await rename(from, to);
      return;
    } catch (error) {
      // Another process moved the old folder away, or put a new one there first.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code) || !existsSync(from)) throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
}

/** Removes cache entries older than a day: outputs of old sources, and leftovers of killed builds. */
export async function forget(cache: string): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  for (const name of names) {
    const folder = join(cache, name);
    if (Date.now() - (await stat(folder)).mtimeMs > DAY_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
