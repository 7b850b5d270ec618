import type { Plugin } from 'vite';
import type { Release, ReleasedModule } from '../../src/contract/index.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { CLIENT_MODULES, clientModules, SHELL_MODULES } from '../plugins/clientModules.ts';
import { constantProperties } from '../plugins/constantProperties.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { build } from './build.ts';
import { REACT_MODULES } from './vendor.ts';

const BOOT = 'src/scripts/boot.ts';

/**
 * Builds the client modules and the stylesheet of a package into `outDir`.
 *
 * @param vendor the file of React, which the shell does not need
 * @param plugins additional plugins
 * @returns the modules' URLs as written in the release, and what each file is made from
 */
export async function buildClient(
  root: string,
  outDir: string,
  section: string,
  vendor: string | undefined,
  plugins: readonly Plugin[],
): Promise<Pick<Release, 'modules' | 'style' | 'boot'> & { list: Record<string, string[]> }> {
  const entries = section === 'shell' ? { boot: BOOT, ...SHELL_MODULES } : CLIENT_MODULES;
  // These plugins load slowly, so only builds that need them load them.
  const { default: tailwindcss } = await import('@tailwindcss/vite');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');
  const folder = `assets/${section}`;
  const output = await build(root, {
    // Relative, so that chunks and pictures are also found from another origin. The shell's files are never loaded
    // there.
    base: section === 'shell' ? '/' : './',
    plugins: [
      ...plugins,
      tailwindcss(),
      constantProperties(),
      clientModules(),
      inlineScript(),
      // In dependencies, `require('react')` becomes an import, because browsers have no require.
      ...(vendor ? [esmExternalRequirePlugin({ external: REACT_MODULES })] : []),
    ],
    build: {
      outDir,
      assetsDir: folder,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entries,
        // Code that entries share is placed in one of them, so that fewer files load one after the other. In the shell
        // that entry is boot, so the first script of a page is one file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/common-[hash].js`,
          assetFileNames: assetNames(root, section),
          // Relative to the importing module, so that it also loads from a page of another origin.
          paths: vendor ? (id: string) => (REACT_MODULES.includes(id) ? `../../${vendor}` : id) : undefined,
        },
      },
    },
  });
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!style) throw new Error(`ringside: a module of ${section} must import a stylesheet.`);
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const modules: Record<string, ReleasedModule> = {};
  for (const name of Object.keys(entries)) {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) continue;
    const imports = new Set(entry.imports);
    // The loop also visits what is added meanwhile. React's file is not part of this build.
    for (const file of imports) for (const next of chunks.get(file)?.imports ?? []) imports.add(next);
    const files = [...imports].filter((file) => chunks.has(file));
    modules[name] = { file: entry.fileName, imports: [...files, ...(vendor ? [vendor] : [])].sort() };
  }
  const { boot, ...others } = modules;
  if (boot?.imports.length)
    throw new Error(
      `ringside: ${BOOT} must not import other files, because pages do not check their hashes. Import them in runtime.ts.`,
    );
  const list = Object.fromEntries([...chunks].map(([fileName, { moduleIds }]) => [fileName, moduleIds]));
  return { modules: others, style, ...(boot && { boot: boot.file }), list };
}
