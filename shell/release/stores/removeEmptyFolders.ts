import { rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Removes a folder that became empty, and the empty folders above it. */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let each = folder; each !== root && each.startsWith(root); each = dirname(each)) {
    try {
      await rmdir(each);
    } catch {
      return; // The folder is not empty.
    }
  }
}
