import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Whether a path, relative to its package, is content: what lies here reaches pages as data alone.
 */
export const isContent = (path: string): boolean => /^src\/(content|pictures)(\/|$)/.test(path);

/** Whether it is what is published most, and never part of the code. */
export const isText = (path: string): boolean => /^src\/content(\/|$)/.test(path);

/** Whether it is a text that is read when pages are made (`readTexts.ts`): what it says is part of no bundle. */
export const isReadLate = (path: string): boolean => /^src\/content\/.+\.html$/.test(path);

/** Stands for an emitted file until its name is known, another text in every build. */
const PLACEHOLDER = /import\.meta\.ROLLDOWN_FILE_URL_[\w$]+/g;

/**
 * Hashes the modules a build bundles, content left out, so that a changed article does not look like changed code.
 * Module addresses stay out too: the hash is the same in another folder.
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
      if (!hash) throw new Error('@ringside/shared: the server build gave no bundle.');
      return { code: hash, holdsText };
    },
  };
}
