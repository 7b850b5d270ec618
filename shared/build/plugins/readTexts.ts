import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isReadLate } from './codeHash.ts';

/** `import.meta.glob<string>('./articles/*.html', { query: '?raw', import: 'default', eager: true })`, however it is spaced. */
const TEXTS =
  /import\.meta\.glob(?:<string>)?\(\s*'(\.\/[\w/-]+)\/\*\.html',\s*\{\s*query: '\?raw',\s*import: 'default',\s*eager: true,?\s*\},?\s*\)/g;

/**
 * Leaves a package's texts out of a bundle that the build runs: it reads them when it runs. So the bundle serves whatever
 * they say and however many there are, of which Vite would hold each as a module.
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
        // Imported in another way it is part of the bundle.
        const [file = ''] = id.split('?');
        if (file.startsWith(root) && isReadLate(file.slice(root.length + 1))) areAllLate = false;
      },
    },
    areAllLate: () => areAllLate,
  };
}
