import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;

export async function keep(output: string, kept: string): Promise<void> {
  // The folder is copied aside first, because this process may be killed.
  const part = `${kept}.${crypto.randomUUID()}.part`;
  await cp(output, part, { recursive: true });
  try {
    await rename(part, kept);
  } catch (error) {
    await rm(part, { recursive: true });
    // Another build may have been faster. Its output stays, because others may be reading it.
    if (!existsSync(kept)) throw error;
  }
}

/** Replaces a folder, also if another process does the same at that moment. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  for (;;) {
    const old = `${to}.${crypto.randomUUID()}.old`;
    try {
      if (existsSync(to)) await rename(to, old);
      await rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code) || !existsSync(from)) throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
}

/** Writes a file that other processes always read whole, also if this one is killed meanwhile. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${crypto.randomUUID()}.part`;
  try {
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads a cached file of JSON. A damaged one, such as a power failure leaves, counts as missing. */
export async function readCached(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

/** Removes cache entries and leftovers of killed builds after a day. */
export async function forget(cache: string): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  for (const name of names) {
    const folder = join(cache, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY_MS) await removeWhole(folder);
  }
}

/** Removes a folder that no process ever finds incomplete, also if this one is killed meanwhile. */
async function removeWhole(folder: string): Promise<void> {
  const old = `${folder}.${crypto.randomUUID()}.old`;
  await rename(folder, old).catch((error: NodeJS.ErrnoException) => {
    // Another build may have removed it.
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(old, { recursive: true, force: true });
}
