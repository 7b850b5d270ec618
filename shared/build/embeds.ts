import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Builds each script of a package's `src/embed/` into `embed/<name>.js`: one file that imports nothing and exports
 * nothing, so that it runs as a module and as a classic script. It is not served as it is: compose adds what it needs
 * to know, as `RINGSIDE_EMBED`.
 */
export async function buildEmbeds(root: string, outDir: string): Promise<void> {
  const folder = join(root, 'src', 'embed');
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  for (const name of names.sort()) {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        minify: true,
        reportCompressedSize: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: join(folder, name),
          output: {
            format: 'iife',
            entryFileNames: `embed/${basename(name, '.ts')}.js`,
            codeSplitting: false,
          },
        },
      },
    });
  }
}
