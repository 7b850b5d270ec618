import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../support/ifMissing.ts';
import { inParallel } from '../support/inParallel.ts';
import { copies } from './copies.ts';
import type { Store } from './store.ts';

/**
 * Copies immutable files from one store to another, except those that the other already has. Between two directories their
 * compressed copies come along, since compressing them again would take most of the time.
 */
export async function copyFiles(from: Store, to: Store, paths: Iterable<string>): Promise<void> {
  const present = new Set(await to.list());
  const missing = [...paths].filter((path) => !present.has(path));
  await inParallel(missing, async (path) => {
    if (from.folder && to.folder) return copyOnDisk(from.folder, to.folder, path);
    const bytes = await from.read(path);
    if (bytes) await to.write(path, bytes);
  });
}

/** The file itself comes last: a server that finds it finds its copies too. */
async function copyOnDisk(from: string, to: string, path: string): Promise<void> {
  for (const suffix of [...Object.keys(copies), '']) {
    const target = join(to, path + suffix);
    const part = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    const copying = copyFile(join(from, path + suffix), part, constants.COPYFILE_FICLONE).then(() => true);
    if (await ifMissing(copying, false)) await rename(part, target);
  }
}
