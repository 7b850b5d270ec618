import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { codeHash, isText } from './codeHash.ts';
import { commonConfig } from './commonConfig.ts';
import { hashSources } from './hashSources.ts';
import { reuse } from './reuse.ts';
import { type BuildOnly, buildOnly } from './serverImports.ts';

const SHARED = fileURLToPath(new URL('..', import.meta.url));

/** What only the build runs, in `outDir`. */
export const UNRELEASED = 'unreleased';

/** What is kept beside `server.js`. */
const FACTS = 'server.json';

interface Facts {
  /** Hash of the code that renders. */
  code: string;
  /** What `server.js` imports with `import()`. */
  buildOnly: BuildOnly;
}

/**
 * Builds `server.js`, or takes it from an earlier build of the same code; and what it imports with `import()`, which is where
 * content is read. Returns the hash of the code that renders.
 */
export async function buildServer(root: string, outDir: string, section: string): Promise<string> {
  await reuse(join(root, '.cache', 'server'), await serverKey(root), outDir, (folder) =>
    buildRenderer(root, folder, section),
  );
  const facts = JSON.parse(await readFile(join(outDir, FACTS), 'utf8')) as Facts;
  await rm(join(outDir, FACTS));
  if (Object.keys(facts.buildOnly).length > 0) await buildUnreleased(root, outDir, section, facts.buildOnly);
  return facts.code;
}

/** Everything `server.js` is made from, if it holds no texts. */
async function serverKey(root: string): Promise<string> {
  const workspace = join(root, '..');
  const paths = [root, SHARED, join(workspace, 'package-lock.json')].filter(existsSync);
  return hashSources(workspace, paths, (path) => !isText(path.replace(/^[^/]+\//, '')));
}

async function buildRenderer(root: string, outDir: string, section: string): Promise<boolean> {
  const config = commonConfig(root, outDir, section);
  const hash = codeHash(root);
  const imports = buildOnly(root, UNRELEASED);
  await build({
    ...config,
    plugins: [imports.plugin, ...(config.plugins ?? []), hash.plugin],
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: 'src/server.tsx',
      // Pictures are named by the server's data alone, so the server build is what emits them.
      ssrEmitAssets: true,
      minify: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'server.js',
          assetFileNames: `assets/${section}/[name]-[hash][extname]`,
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

/** Installed packages stay where they are: this runs once, here. */
async function buildUnreleased(
  root: string,
  outDir: string,
  section: string,
  modules: BuildOnly,
): Promise<void> {
  const config = commonConfig(root, outDir, section);
  await build({
    ...config,
    base: '/',
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
          assetFileNames: `assets/${section}/[name]-[hash][extname]`,
        },
      },
    },
  });
}
