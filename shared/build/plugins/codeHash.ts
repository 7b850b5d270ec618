import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Whether a path, relative to its package, is content, which reaches pages only as data. */
export const isContent = (path: string): boolean => /^src\/(content|pictures)(\/|$)/.test(path);

/** Whether a path is text content: what is published most often, and never part of the code. */
export const isText = (path: string): boolean => /^src\/content(\/|$)/.test(path);

/** Whether a path is a text that is read when pages are built (`readTexts.ts`), so no bundle contains it. */
export const isReadLate = (path: string): boolean => /^src\/content\/.+\.html$/.test(path);

/** A placeholder for an emitted file until its name is known. It differs in every build. */
const PLACEHOLDER = /import\.meta\.ROLLDOWN_FILE_URL_[\w$]+/g;

/**
 * Hashes the modules that a build bundles, without content, so that a changed article does not look like changed code.
 * Module addresses are left out too, so the hash is the same in another folder.
 */
export function codeHash(root: string): { plugin: Plugin; value(): { code: string; holdsText: boolean } } {
  let hash: string | undefined;
  let holdsText = false;
  return {
    plugin: {
      name: 'ringside:code-hash',
      generateBundle(_, bundle) {
        const sum = createHash('sha256');
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const path = id.startsWith(root) ? id.slice(root.length + 1) : '';
            holdsText ||= isText(path);
            if (isContent(path)) continue;
            const code = this.getModuleInfo(id)?.code ?? '';
            sum.update(code.replace(PLACEHOLDER, '')).update('\0');
          }
        }
        hash = sum.digest('hex').slice(0, 24);
      },
    },
    value() {
      if (!hash) throw new Error('@ringside/shared: the server build produced no bundle.');
      return { code: hash, holdsText };
    },
  };
}
