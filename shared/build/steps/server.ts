import { readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { forget, reuse } from '../cache/reuse.ts';
import { type Sources, sourcesKey } from '../cache/sources.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { codeHash, isReadLate, isText } from '../plugins/codeHash.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { readTexts } from '../plugins/readTexts.ts';
import { type BuildOnly, buildOnly } from '../plugins/serverImports.ts';
import { commonConfig } from './commonConfig.ts';
import { build } from './vite.ts';

/** Folder in `outDir` for modules that only the build runs. */
export const UNRELEASED = 'unreleased';

/** Facts cached beside `server.js`. */
const FACTS = 'server.json';

interface Facts {
  /** Hash of the rendering code. */
  code: string;
  /** The modules that `server.js` imports with `import()`. */
  buildOnly: BuildOnly;
}

/**
 * Builds `server.js` and the modules that it imports with `import()`, where content is read, or takes them from an
 * earlier build of the same code. Returns the hash of the rendering code.
 */
export async function buildServer(
  root: string,
  outDir: string,
  section: string,
  sources: Sources,
): Promise<string> {
  await reuse(join(root, '.cache', 'server'), serverKey(sources), outDir, (folder) =>
    buildRenderer(root, folder, section),
  );
  const facts = JSON.parse(await readFile(join(outDir, FACTS), 'utf8')) as Facts;
  await rm(join(outDir, FACTS));
  if (Object.keys(facts.buildOnly).length > 0) {
    const key = unreleasedKey(root, sources);
    // Where `memoizeParse` caches the results of this code.
    const memory = join(root, '.cache', 'texts', key);
    await reuse(join(root, '.cache', UNRELEASED), key, outDir, (folder) =>
      buildUnreleased(root, folder, section, facts.buildOnly, memory),
    );
  }
  return facts.code;
}

/** A key for everything that `server.js` is built from, if it contains no texts. */
const serverKey = (sources: Sources): string => sourcesKey(sources, (path) => !isText(path));

/**
 * A key for everything that the build-only modules are built from. It contains the path of the texts that they read.
 */
const unreleasedKey = (root: string, sources: Sources): string =>
  sourcesKey(new Map([...sources, ['root', root]]), (path) => !isReadLate(path));

/** Libraries that merely try one of Node's modules find an empty one. What imports a name from one cannot be built. */
const withoutNode: Plugin = {
  name: 'ringside:without-node',
  enforce: 'pre',
  resolveId: (source) => (isBuiltin(source) ? '\0ringside:no-node' : undefined),
  load: (id) => (id === '\0ringside:no-node' ? 'export default {};' : undefined),
};

async function buildRenderer(root: string, outDir: string, section: string): Promise<boolean> {
  const config = await commonConfig(root, outDir, section);
  const hash = codeHash(root);
  const imports = buildOnly(root, UNRELEASED);
  await build({
    ...config,
    plugins: [withoutNode, imports.plugin, inlineScript(), ...(config.plugins ?? []), hash.plugin],
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
      rolldownOptions: {
        output: {
          entryFileNames: 'server.js',
          assetFileNames: assetNames(root, section),
          codeSplitting: false,
        },
      },
    },
  });
  const { code, holdsText } = hash.value();
  const facts: Facts = { code, buildOnly: imports.value() };
  await writeFile(join(outDir, FACTS), JSON.stringify(facts));
  return !holdsText;
}

/** Installed packages are not bundled, because this code runs once, on this machine. */
async function buildUnreleased(
  root: string,
  outDir: string,
  section: string,
  modules: BuildOnly,
  memory: string,
): Promise<boolean> {
  const config = await commonConfig(root, outDir, section);
  const texts = readTexts(root);
  await forget(dirname(memory));
  await build({
    ...config,
    plugins: [texts.plugin, ...(config.plugins ?? [])],
    base: '/',
    define: { RINGSIDE_MEMORY: JSON.stringify(memory) },
    // Our own are bundled, installed or not: they are told where that memory is.
    ssr: { ...config.ssr, noExternal: [/^@ringside\//] },
    build: {
      ...config.build,
      ssr: true,
      ssrEmitAssets: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, join(root, path)])),
        output: {
          entryFileNames: `${UNRELEASED}/[name].js`,
          chunkFileNames: `${UNRELEASED}/[name]-[hash].js`,
          assetFileNames: assetNames(root, section),
        },
      },
    },
  });
  return texts.areAllLate();
}
