import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetNames } from '../plugins/assetNames.ts';
import { codeHash } from '../plugins/codeHash.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { readTexts } from '../plugins/readTexts.ts';
import { type BuildOnly, buildOnly } from '../plugins/serverImports.ts';
import { build, commonConfig } from './commonConfig.ts';

/** Folder in `outDir` for modules that only the build runs. */
export const UNRELEASED = 'unreleased';

/**
 * Builds `server.js` and the modules that it imports with `import()`, where content is read. Returns the hash of the
 * rendering code.
 *
 * @param memory where `memoizeParse` caches the results of this code
 */
export async function buildServer(
  root: string,
  outDir: string,
  section: string,
  memory: string,
  plugins: readonly Plugin[],
): Promise<string> {
  const { code, modules } = await buildRenderer(root, outDir, section, plugins);
  if (Object.keys(modules).length > 0) await buildUnreleased(root, outDir, section, modules, memory, plugins);
  return code;
}

/** Libraries that merely try one of Node's modules find an empty one. What imports a name from one cannot be built. */
const withoutNode: Plugin = {
  name: 'ringside:without-node',
  enforce: 'pre',
  resolveId: (source) => (isBuiltin(source) ? '\0ringside:no-node' : undefined),
  load: (id) => (id === '\0ringside:no-node' ? 'export default {};' : undefined),
};

async function buildRenderer(
  root: string,
  outDir: string,
  section: string,
  plugins: readonly Plugin[],
): Promise<{ code: string; modules: BuildOnly }> {
  const config = await commonConfig(root, outDir, section);
  const hash = codeHash(root);
  const imports = buildOnly(root, UNRELEASED);
  await build({
    ...config,
    plugins: [
      withoutNode,
      imports.plugin,
      inlineScript(),
      ...plugins,
      ...(config.plugins ?? []),
      hash.plugin,
    ],
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Composition runs it without any of Node's modules.
    ssr: { ...config.ssr, noExternal: true, target: 'webworker' },
    build: {
      ...config.build,
      ssr: 'src/server.tsx',
      // Only the server's data refers to pictures, so the server build has to emit them.
      ssrEmitAssets: true,
      minify: true,
      // For messages about errors. The released file has none.
      sourcemap: 'inline',
      rolldownOptions: {
        output: {
          entryFileNames: 'server.js',
          sourcemapExcludeSources: true,
          assetFileNames: assetNames(root, section),
          codeSplitting: false,
        },
      },
    },
  });
  return { code: hash.value(), modules: imports.value() };
}

/** Installed packages are not bundled, because this code runs once, on this machine. */
async function buildUnreleased(
  root: string,
  outDir: string,
  section: string,
  modules: BuildOnly,
  memory: string,
  plugins: readonly Plugin[],
): Promise<void> {
  const config = await commonConfig(root, outDir, section);
  await build({
    ...config,
    plugins: [readTexts, ...plugins, ...(config.plugins ?? [])],
    base: '/',
    define: { RINGSIDE_MEMORY: JSON.stringify(memory) },
    // Our own packages are bundled, installed or not; the constant names their cache folder.
    ssr: { ...config.ssr, noExternal: [/^@ringside\//] },
    build: {
      ...config.build,
      ssr: true,
      ssrEmitAssets: true,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, join(root, path)])),
        output: {
          entryFileNames: `${UNRELEASED}/[name].js`,
          sourcemapExcludeSources: true,
          chunkFileNames: `${UNRELEASED}/[name]-[hash].js`,
          assetFileNames: assetNames(root, section),
        },
      },
    },
  });
}
