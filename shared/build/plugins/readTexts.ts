import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isReadLate } from './codeHash.ts';

/**
 * Matches `import.meta.glob<string>('./articles/*.html', { query: '?raw', import: 'default', eager: true })` with any
 * spacing.
 */
const TEXTS =
  /import\.meta\.glob(?:<string>)?\(\s*'(\.\/[\w/-]+)\/\*\.html',\s*\{\s*query: '\?raw',\s*import: 'default',\s*eager: true,?\s*\},?\s*\)/g;

/**
 * Keeps a package's texts out of a bundle that only the build runs; the bundle reads them when it runs. So the same
 * bundle works for changed and added texts. Otherwise Vite would keep each text in memory as a module.
 */
export function readTexts(root: string): { plugin: Plugin; areAllLate(): boolean } {
  let areAllLate = true;
  return {
    plugin: {
      name: 'ringside:read-texts',
      enforce: 'pre',
      transform(code, id) {
        if (!code.includes('import.meta.glob')) return undefined;
        const late = code.replace(TEXTS, (_, folder: string) => {
          const at = join(dirname(id), folder);
          return `Object.fromEntries(readdirSync(${JSON.stringify(at)}).filter((name) => name.endsWith('.html')).sort()
            .map((name) => ['${folder}/' + name, readFileSync(${JSON.stringify(at)} + '/' + name, 'utf8')]))`;
        });
        if (late === code) return undefined;
        return { code: `import { readdirSync, readFileSync } from 'node:fs';\n${late}`, map: null };
      },
      load(id) {
        // A text that is imported in another way is part of the bundle.
        const [file = ''] = id.split('?');
        if (file.startsWith(root) && isReadLate(file.slice(root.length + 1))) areAllLate = false;
      },
    },
    areAllLate: () => areAllLate,
  };
}
