import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetNames } from '../plugins/assetNames.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { readTexts, watchTexts } from '../plugins/readTexts.ts';
import { tableEntries } from '../tables/readTable.ts';
import { build } from './build.ts';

export const UNRELEASED = 'unreleased';

/** Libraries that try Node's modules find empty ones. */
const withoutNode: Plugin = {
  name: 'ringside:without-node',
  enforce: 'pre',
  resolveId: (source) => (isBuiltin(source) ? '\0ringside:no-node' : undefined),
  load: (id) => (id === '\0ringside:no-node' ? 'export default {};' : undefined),
};

/**
 * Bundles `src/server.tsx` into `unreleased/server.js`, which `renderSection` runs. The shell's has no
 * imports, because composing runs it, too.
 * @param textsFolder where the bundle remembers what it read from texts
 * @param found receives the files of texts that are in the bundle
 */
export async function buildServer(
  root: string,
  outDir: string,
  section: string,
  textsFolder: string,
  found: string[],
): Promise<void> {
  const isShell = section === 'shell';
  const views = tableEntries(root).map(({ view }) => join(root, 'src', view.from));
  const texts = isShell ? withoutNode : readTexts((module) => views.includes(module), found);
  await build(root, {
    plugins: [texts, inlineScript(), watchTexts(root, found)],
    define: { RINGSIDE_MEMORY: JSON.stringify(textsFolder) },
    // This process may have loaded another React.
    ssr: { noExternal: true, ...(isShell && { target: 'webworker' }) },
    build: {
      outDir,
      ssr: 'src/server.tsx',
      // Only the server's data refers to pictures.
      ssrEmitAssets: true,
      minify: isShell,
      sourcemap: 'inline',
      rolldownOptions: {
        output: {
          sourcemapExcludeSources: true,
          assetFileNames: assetNames(root, section),
          entryFileNames: `${UNRELEASED}/server.js`,
          codeSplitting: false,
        },
      },
    },
  });
}
