import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isLeftover } from '../cache/leftovers.ts';

export const isReadLate = (path: string): boolean => /^src\/content\/.+\.html$/.test(path);

/** Names that `import.meta.glob` matches: no hidden file. */
const TEXT = /^[^.].*\.html$/;

const TEXTS =
  /import\.meta\.glob(?:<string>)?\(\s*'(\.\/[\w/-]+)\/\*\.html',\s*\{\s*query: '\?raw',\s*import: 'default',\s*eager: true,?\s*\},?\s*\)/g;

/**
 * Reads texts when rendering instead of bundling them. `found` receives modules of texts that a
 * view imports.
 */
export function readTexts(isView: (module: string) => boolean, found: string[]): Plugin {
  const readers = new Set<string>();
  return {
    name: 'ringside:read-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.glob')) return undefined;
      const late = code.replace(TEXTS, (_, folder: string) => {
        const at = join(dirname(id), folder);
        const other = readdirSync(at).find((name) => !TEXT.test(name) && !isLeftover(name));
        if (other)
          throw new Error(`${join(at, other)} is not read. Name it .html, or move it elsewhere.`);
        return `Object.fromEntries(readdirSync(${JSON.stringify(at)}).filter((name) => ${TEXT}.test(name)).sort()
        .map((name) => ['${folder}/' + name, readFileSync(${JSON.stringify(at)} + '/' + name, 'utf8')]))`;
      });
      if (late === code) return undefined;
      readers.add(id);
      return { code: `import { readdirSync, readFileSync } from 'node:fs';\n${late}`, map: null };
    },
    buildEnd() {
      const reached = new Set([...this.getModuleIds()].filter(isView));
      for (const id of reached) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds]) reached.add(next);
      }
      found.push(...[...readers].filter((id) => reached.has(id)));
    },
  };
}

export const watchTexts = (root: string, found: string[]): Plugin => ({
  name: 'ringside:watch-texts',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?');
    if (file.startsWith(root) && isReadLate(file.slice(root.length + 1))) found.push(file);
  },
});
