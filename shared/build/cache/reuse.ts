import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** In milliseconds. */
const DAY = 86_400_000;

/**
 * Puts what a step of the build gives into `outDir`: what it gave before for the same key, else it runs.
 *
 * @param cache a folder of this step's own
 * @param build writes into the folder it is given; false says that the result must not be kept
 */
export async function reuse(
  cache: string,
  key: string,
  outDir: string,
  build: (folder: string) => Promise<boolean | undefined>,
): Promise<void> {
  const kept = join(cache, key);
  if (!existsSync(kept)) {
    // Aside, since another build of the same may be under way, and this one may be killed.
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

/** Renames a folder, unless somebody else has put the same there. */
async function place(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    await rm(from, { recursive: true });
  }
}

/** Renames a folder into the place of another, whoever does the same at the same moment. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  for (;;) {
    const old = `${to}.${crypto.randomUUID()}.old`;
    try {
      if (existsSync(to)) await rename(to, old);
      await rename(from, to);
      return;
    } catch (error) {
      // Somebody else took the old folder away, or was faster putting a new one there.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code) || !existsSync(from)) throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
}

/** Removes what has not been made for a day: sources that are gone, and builds that were killed. */
export async function forget(cache: string): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  for (const name of names) {
    const folder = join(cache, name);
    if (Date.now() - (await stat(folder)).mtimeMs > DAY) await rm(folder, { recursive: true, force: true });
  }
}
