import type { Plugin } from 'vite';
import { bundleScript } from '../steps/script.ts';

const QUERY = '?script';
/** Text that would end the tag, or begin a comment in it. */
const UNSAFE = /<\/script|<!--/i;

/**
 * Gives `import text from './file.ts?script'` the file and all it imports as the text of one minified script, for a
 * `<script>` tag in a page.
 */
export function inlineScript(): Plugin {
  let root = '';
  return {
    name: 'ringside:inline-script',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const { code, moduleIds } = (await bundleScript(root, file)).chunk;
      if (UNSAFE.test(code)) throw new Error(`@ringside/shared: ${file} holds "</script" or "<!--".`);
      for (const each of moduleIds) this.addWatchFile(each);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
