import { dirname, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Release, ReleasedModule } from '../../src/contract/index.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { clientModules, entriesOf, ownParts } from '../plugins/clientModules.ts';
import { constantProperties } from '../plugins/constantProperties.ts';
import { inlineScript } from '../plugins/inlineScript.ts';
import { shortStyles } from '../plugins/shortStyles.ts';
import { build } from './build.ts';
import { changingFragments } from './changingFragments.ts';
import { ADAPTER, REACT_MODULES } from './vendor.ts';

/** Sections on one React share its file, and with it single-spa's adapter. */
const sharedAdapter: Plugin = {
  name: 'ringside:shared-adapter',
  enforce: 'pre',
  resolveId: (id) => (id === 'single-spa-react' ? '\0single-spa-react' : undefined),
  load: (id) =>
    id === '\0single-spa-react' ? `export { ${ADAPTER} as default } from 'react';` : undefined,
};

/** Returns the modules as in the release. */
export async function buildClient(
  root: string,
  outDir: string,
  section: string,
  vendor: string | undefined,
  plugins: readonly Plugin[],
): Promise<Pick<Release, 'modules' | 'laterModules' | 'style' | 'boot' | 'fragments'>> {
  const isShell = section === 'shell';
  const entries = entriesOf(root, section);
  // These plugins load slowly, so only a build that needs them imports them.
  const { default: tailwindcss } = await import('@tailwindcss/vite');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');

  const folder = `assets/${section}`;
  const output = await build(root, {
    // Relative URLs also work from another origin.
    base: isShell ? '/' : './',
    plugins: [
      ...plugins,
      tailwindcss(),
      constantProperties(),
      clientModules(),
      inlineScript(),
      shortStyles(),
      ...(isShell ? [ownParts(root)] : []),
      // Browsers have no `require`.
      ...(vendor ? [sharedAdapter, esmExternalRequirePlugin({ external: REACT_MODULES })] : []),
    ],
    build: {
      outDir,
      assetsDir: folder,
      cssCodeSplit: false,
      // Source maps are for previews. No comment in the script names them, because a release has
      // the same script.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entries,
        // Puts shared code into an entry (the shell's into boot), so that fewer files load one
        // after the other.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/common-[hash].js`,
          assetFileNames: assetNames(root, section),
          sourcemapPathTransform: (source, map) =>
            `/${relative(dirname(root), resolve(dirname(map), source))}`,
          paths: vendor
            ? (id: string) => (REACT_MODULES.includes(id) ? `../../${vendor}` : id)
            : undefined,
        },
      },
    },
  });

  const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!style) throw new Error(`ringside: a module of ${section} must import a stylesheet.`);
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const modules = modulesOf(Object.keys(entries), chunks, vendor);
  const { boot, fragments: following, ...others } = modules;
  if (boot?.imports.length)
    throw new Error(
      'ringside: the boot module must not import other files, because pages do not check their hashes. Import them in the runtime.',
    );

  const views = others.client ? [others.client.file, ...others.client.imports] : [];
  const codes = views.flatMap((file) => chunks.get(file)?.code ?? []);
  const fragments = isShell ? [] : changingFragments(codes);
  return {
    modules: others,
    style,
    ...(boot && { boot: boot.file }),
    ...(following && { laterModules: { fragments: following } }),
    ...(fragments.length > 0 && { fragments }),
  };
}

type Chunks = ReadonlyMap<
  string,
  Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'imports'>
>;

/** Returns each entry's file, with all files that it imports. */
function modulesOf(
  names: readonly string[],
  chunks: Chunks,
  vendor: string | undefined,
): Record<string, ReleasedModule> {
  const modules: Record<string, ReleasedModule> = {};
  for (const name of names) {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) continue;
    const imports = new Set(entry.imports);
    // The loop also visits what is added meanwhile.
    for (const file of imports)
      for (const next of chunks.get(file)?.imports ?? []) imports.add(next);

    const files = [...imports].filter((file) => chunks.has(file));
    modules[name] = {
      file: entry.fileName,
      imports: [...files, ...(vendor ? [vendor] : [])].sort(),
    };
  }
  return modules;
}
