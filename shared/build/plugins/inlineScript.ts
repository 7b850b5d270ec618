import { parse } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../steps/build.ts';
import { digest, hashOf } from '../steps/hash.ts';

const QUERY = /\?(script|file)$/;
const UNSAFE = /<\/script|<!--/i;

/**
 * `import text from './file.ts?script'` gives a file with its imports as one script, `?file` its
 * URL and hash.
 */
export const inlineScript = (): Plugin => ({
  name: 'ringside:inline-script',
  async load(id) {
    const [query, kind] = QUERY.exec(id) ?? [];
    if (!query) return undefined;
    const { root, command, build } = this.environment.config;
    const file = id.slice(0, -query.length);
    const [{ code, moduleIds }] = await bundleScript(root, file);
    if (UNSAFE.test(code))
      throw new Error(`ringside: ${file} contains "</script" or "<!--". Split it.`);
    for (const each of moduleIds) this.addWatchFile(each);
    if (kind === 'script') return `export default ${JSON.stringify(code.trim())};`;
    const fileName = `${build.assetsDir}/${parse(file).name}-${hashOf(code)}.js`;
    if (command === 'build') this.emitFile({ type: 'asset', fileName, source: code });
    return `export default ${JSON.stringify({ href: `/${fileName}`, integrity: `sha256-${digest('sha256', code)}` })};`;
  },
});
