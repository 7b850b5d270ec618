import { build } from 'vite';
import { codeHash } from './codeHash.ts';
import { commonConfig } from './commonConfig.ts';

/** What only the build runs, in `outDir`. */
export const UNRELEASED = 'unreleased';

/** Builds `server.js`. Returns the hash of the code that renders. */
export async function buildServer(root: string, outDir: string, section: string): Promise<string> {
  const config = commonConfig(root, outDir, section);
  const code = codeHash(root);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), code.plugin],
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
          // What `server.js` imports with `import()` is content. Without a hash, so that content is not in its text.
          chunkFileNames: `${UNRELEASED}/[name].js`,
        },
      },
    },
  });
  return code.value();
}
