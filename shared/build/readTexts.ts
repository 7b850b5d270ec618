import type { Plugin } from 'vite';
import { isReadLate } from './codeHash.ts';

const RAW = '?raw';

/**
 * Leaves the texts that a package imports with `?raw` out of a bundle that the build runs: it reads them when it runs, so
 * that the bundle serves whatever they say.
 */
export function readTexts(root: string): { plugin: Plugin; areAllLate(): boolean } {
  let areAllLate = true;
  return {
    plugin: {
      name: 'ringside:read-texts',
      enforce: 'pre',
      load(id) {
        const [file = '', query = ''] = id.split(/(?=\?)/);
        if (!file.startsWith(root) || !isReadLate(file.slice(root.length + 1))) return undefined;
        // Imported in another way its bytes are in the bundle.
        areAllLate &&= query === RAW;
        if (query !== RAW) return undefined;
        return `import { readFileSync } from 'node:fs';\nexport default readFileSync(${JSON.stringify(file)}, 'utf8');`;
      },
    },
    areAllLate: () => areAllLate,
  };
}
