import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Hashes the modules a build bundles, those below `content` left out, so that a changed article does not look
 * like changed code. Module addresses stay out too: the hash is the same in another folder.
 */
export function codeHash(content: string | undefined): { plugin: Plugin; value(): string } {
  let hash: string | undefined;
  return {
    plugin: {
      name: 'ringside:code-hash',
      generateBundle(_, bundle) {
        const sum = createHash('sha256');
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            if (content && id.startsWith(`${content}/`)) continue;
            sum.update(this.getModuleInfo(id)?.code ?? '').update('\0');
          }
        }
        hash = sum.digest('hex').slice(0, 24);
      },
    },
    value() {
      if (!hash) throw new Error('@ringside/shared: the server build gave no bundle.');
      return hash;
    },
  };
}
