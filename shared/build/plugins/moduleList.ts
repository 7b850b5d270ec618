import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build lists the modules of its client files. The list is not part of the release. */
export const MODULE_LIST = '.cache/client-modules.json';

/**
 * Modules by client file. Paths are relative to the package's folder; `node_modules/…` to the nearest folder above that
 * has one.
 */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Lists which modules each client file contains, for tests that check what reaches a browser. */
export function moduleList(root: string): Plugin {
  return {
    name: 'ringside:module-list',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list: ModuleList = Object.fromEntries(
        chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => nameOf(root, id)).sort()]),
      );
      await writeFile(join(dir, basename(MODULE_LIST)), JSON.stringify(list, null, 2));
    },
  };
}

function nameOf(root: string, id: string): string {
  const path = id.replaceAll('\\', '/');
  const installed = path.lastIndexOf('/node_modules/');
  if (installed >= 0) return path.slice(installed + 1);
  return path.startsWith('/') || /^[A-Z]:/i.test(path) ? relative(root, path).replaceAll('\\', '/') : path;
}
