import { inParallel } from '../support/inParallel.ts';
import type { Store } from './store.ts';

/**
 * Copies immutable files from one store to another, except those that the other already has. Between two directories their
 * compressed copies come along, since compressing them again would take most of the time.
 */
export async function copyFiles(from: Store, to: Store, paths: Iterable<string>): Promise<void> {
  const present = new Set(await to.list());
  const missing = [...paths].filter((path) => !present.has(path));
  await inParallel(missing, async (path) => {
    if (from.folder && to.copyFrom) return to.copyFrom(from.folder, path);
    const bytes = await from.read(path);
    if (bytes) await to.write(path, bytes);
  });
}
