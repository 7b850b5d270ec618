import { readFile, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';
import type { Release, ReleasedModule } from '../../src/contract/index.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { CLIENT_MODULES, clientModules, type ModuleList, SHELL_MODULES } from '../plugins/clientModules.ts';
import { constantProperties } from '../plugins/constantProperties.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { build, commonConfig, LIT_WITHOUT_TEMPLATES } from './commonConfig.ts';
import { isReact, REACT_MODULES } from './vendor.ts';

/**
 * Builds the client modules and the stylesheet of a package into `outDir`.
 *
 * @param plugins additional plugins
 * @returns the modules' URLs as written in the release, and what each file is made from
 */
export async function buildClient(
  root: string,
  outDir: string,
  section: string,
  vendor: string | undefined,
  plugins: readonly Plugin[],
): Promise<Pick<Release, 'modules' | 'style' | 'boot'> & { list: ModuleList }> {
  const entries = section === 'shell' ? SHELL_MODULES : CLIENT_MODULES;
  const output = await bundleClient(root, outDir, section, vendor, entries, plugins);
  const chunks = JSON.parse(await readFile(join(outDir, 'client.json'), 'utf8')) as Manifest;
  await rm(join(outDir, 'client.json'));
  const style = chunks['style.css']?.file;
  if (!style) throw new Error(`ringside: a module of ${section} must import a stylesheet.`);
  const modules = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, releasedModule(chunks, entry, vendor)]),
  );
  return { modules, style, ...bootOf(chunks), list: moduleList(root, output) };
}

async function bundleClient(
  root: string,
  outDir: string,
  section: string,
  vendor: string | undefined,
  entries: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): Promise<Rolldown.RolldownOutput['output']> {
  const config = await commonConfig(root, outDir, section);
  // These plugins load slowly, so only builds that need them load them.
  const { default: tailwindcss } = await import('@tailwindcss/vite');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');
  const folder = `assets/${section}`;
  const result = await build({
    ...config,
    // Relative, so that chunks and pictures are also found from another origin. The shell's files are never loaded
    // there.
    base: section === 'shell' ? '/' : './',
    plugins: [
      ...plugins,
      ...(config.plugins ?? []),
      tailwindcss(),
      constantProperties(),
      clientModules(),
      inlineScript(),
      // In dependencies, `require('react')` becomes an import, because browsers have no require.
      ...(vendor ? [esmExternalRequirePlugin({ external: [...REACT_MODULES] })] : []),
    ],
    build: {
      ...config.build,
      manifest: 'client.json',
      modulePreload: false,
      // One stylesheet, whichever modules a page loads.
      cssCodeSplit: false,
      rolldownOptions: {
        treeshake: LIT_WITHOUT_TEMPLATES,
        input: section === 'shell' ? { boot: BOOT, ...entries } : entries,
        // Code that entries share is placed in one of them, so that fewer files load one after the other. In the shell
        // that entry is boot, so the first script of a page is one file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/common-[hash].js`,
          assetFileNames: assetNames(root, section),
          // Relative to the importing module, so that it also loads from a page of another origin.
          paths: vendor ? (id: string) => (isReact(id) ? `../../${vendor}` : id) : undefined,
        },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

function moduleList(root: string, output: Rolldown.RolldownOutput['output']): ModuleList {
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => listed(root, id)).sort()]),
  );
}

function listed(root: string, id: string): string {
  const path = id.replaceAll('\\', '/');
  const installed = path.lastIndexOf('/node_modules/');
  if (installed >= 0) return path.slice(installed + 1);
  return isAbsolute(id) ? relative(root, path).replaceAll('\\', '/') : path;
}

/** The files of an entry: its module and everything that it imports. */
function releasedModule(chunks: Manifest, entry: string, vendor: string | undefined): ReleasedModule {
  const chunk = chunks[entry];
  if (!chunk) throw new Error(`ringside: ${entry} is missing.`);
  const imports = new Set(vendor ? [vendor] : []);
  const collect = (keys: readonly string[] = []) => {
    for (const key of keys) {
      const imported = chunks[key];
      if (!imported || imports.has(imported.file)) continue;
      imports.add(imported.file);
      collect(imported.imports);
    }
  };
  collect(chunk.imports);
  return { file: chunk.file, imports: [...imports].sort() };
}

/** Only the shell has a boot module, which loads after a page is painted. */
const BOOT = 'src/scripts/boot.ts';

function bootOf(chunks: Manifest): { boot?: string } {
  const boot = chunks[BOOT];
  if (boot?.imports?.length)
    throw new Error(
      'ringside: src/scripts/boot.ts must not import other files, because pages do not check their hashes. Import them in runtime.ts.',
    );
  return boot ? { boot: boot.file } : {};
}
