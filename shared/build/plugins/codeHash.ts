import type { Plugin } from 'vite';
import { hashOf } from '../steps/hash.ts';

/** Whether a path, relative to its package, is content. Content reaches pages only as data. */
const isContent = (path: string): boolean => /^src\/(content|pictures)(\/|$)/.test(path);

/** A placeholder for an emitted file until its name is known. It differs in every build. */
const PLACEHOLDER = /import\.meta\.ROLLDOWN_FILE_URL_[\w$]+/g;

/**
 * Hashes the modules that a build bundles, without content, so that a changed article does not look like changed code.
 * Module URLs are left out too, so the hash is the same in another folder.
 */
export function codeHash(root: string): { plugin: Plugin; value(): string } {
  let hash: string | undefined;
  return {
    plugin: {
      name: 'ringside:code-hash',
      generateBundle(_, bundle) {
        const codes: string[] = [];
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const path = id.startsWith(root) ? id.slice(root.length + 1) : '';
            if (isContent(path)) continue;
            const code = this.getModuleInfo(id)?.code ?? '';
            codes.push(code.replace(PLACEHOLDER, ''), '\0');
          }
        }
        hash = hashOf(codes.join(''));
      },
    },
    value() {
      if (!hash) throw new Error('ringside: the server build produced no bundle.');
      return hash;
    },
  };
}
