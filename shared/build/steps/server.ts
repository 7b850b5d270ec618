import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { assetNames } from '../plugins/assetNames.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { readTexts } from '../plugins/readTexts.ts';
import { build } from './build.ts';

/** Folder in a build's output for the code that renders the section. A release has what it rendered. */
export const UNRELEASED = 'unreleased';

/** Libraries that merely try one of Node's modules find an empty one. What imports a name from one cannot be built. */
const withoutNode: Plugin = {
  name: 'ringside:without-node',
  enforce: 'pre',
  resolveId: (source) => (isBuiltin(source) ? '\0ringside:no-node' : undefined),
  load: (id) => (id === '\0ringside:no-node' ? 'export default {};' : undefined),
};

/**
 * Builds `server.js`, which renders the section. The shell's is one file without imports, because composing runs it, too. In that of a section, installed packages
 * are not bundled, because it runs once, on this machine.
 *
 * @param memory where `memoizeParse` caches the results of this code
 */
export async function buildServer(
  root: string,
  outDir: string,
  section: string,
  memory: string,
  plugins: readonly Plugin[],
): Promise<void> {
  const isShell = section === 'shell';
  await build(root, {
    plugins: [...(isShell ? [withoutNode] : [readTexts]), inlineScript(), ...plugins],
    define: { RINGSIDE_MEMORY: JSON.stringify(memory) },
    // Our own packages are bundled, installed or not.
    ssr: isShell ? { noExternal: true, target: 'webworker' } : { noExternal: [/^@ringside\//] },
    build: {
      outDir,
      ssr: 'src/server.tsx',
      // Only the server's data refers to pictures, so this build has to emit them.
      ssrEmitAssets: true,
      minify: isShell,
      sourcemap: 'inline',
      rolldownOptions: {
        output: {
          // For messages about errors. No release has it.
          sourcemapExcludeSources: true,
          assetFileNames: assetNames(root, section),
          entryFileNames: `${UNRELEASED}/server.js`,
          codeSplitting: false,
        },
      },
    },
  });
}
