import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetNames } from '../plugins/assetNames.ts';
import { buildOnly, UNRELEASED } from '../plugins/buildOnly.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { readTexts } from '../plugins/readTexts.ts';
import { build } from './build.ts';

/** Libraries that merely try one of Node's modules find an empty one. What imports a name from one cannot be built. */
const withoutNode: Plugin = {
  name: 'ringside:without-node',
  enforce: 'pre',
  resolveId: (source) => (isBuiltin(source) ? '\0ringside:no-node' : undefined),
  load: (id) => (id === '\0ringside:no-node' ? 'export default {};' : undefined),
};

/**
 * Builds `server.js`, and the modules that it imports with `import()`, where content is read.
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
  const modules: Record<string, string> = {};
  // Only the server's data refers to pictures, so these builds have to emit them.
  const shared = { outDir, ssrEmitAssets: true };
  const output = {
    // For messages about errors. The released file has none.
    sourcemapExcludeSources: true,
    assetFileNames: assetNames(root, section),
  };
  await build(root, {
    plugins: [withoutNode, buildOnly(root, modules), inlineScript(), ...plugins],
    // Composition runs it without any of Node's modules.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ...shared,
      ssr: 'src/server.tsx',
      minify: true,
      sourcemap: 'inline',
      rolldownOptions: { output: { ...output, entryFileNames: 'server.js', codeSplitting: false } },
    },
  });
  if (Object.keys(modules).length === 0) return;
  // Installed packages are not bundled, because this code runs once, on this machine.
  await build(root, {
    plugins: [readTexts, ...plugins],
    define: { RINGSIDE_MEMORY: JSON.stringify(memory) },
    // Our own packages are bundled, installed or not; the constant names their cache folder.
    ssr: { noExternal: [/^@ringside\//] },
    build: {
      ...shared,
      ssr: true,
      sourcemap: 'inline',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, join(root, path)])),
        output: {
          ...output,
          entryFileNames: `${UNRELEASED}/[name].js`,
          chunkFileNames: `${UNRELEASED}/[name]-[hash].js`,
        },
      },
    },
  });
}
