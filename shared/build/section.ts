import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { Release, ReleasedFile, ReleasedModule, SectionServer } from '../src/contract/index.ts';
import { CLIENT_MODULES, clientModules, sectionOf } from './clientModules.ts';
import { codeHash } from './codeHash.ts';
import { describeElements } from './describeElements.ts';
import { buildEmbeds } from './embeds.ts';
import { moduleList } from './moduleList.ts';
import { writePageData } from './pageData.ts';
import { partWriter } from './partWriter.ts';
import { releaseId } from './releaseId.ts';
import { buildVendor, isReact, REACT_MODULES } from './vendor.ts';

/** What only the build runs. */
const UNRELEASED = 'unreleased';

/**
 * Builds one package into a release below its `dist/`, laid out as on the site:
 *
 *     dist/assets/<section>/…            client modules, stylesheet, pictures, fonts
 *     dist/vendor/react@<version>-….js   the React it was built with
 *     dist/releases/<section>/parts/     what renders its pages and elements, what these show, what embed files are made of
 *     dist/releases/<section>/<id>/      release.json
 *     dist/release.json                  the same, at a known address
 *
 * It reads the package itself and `shared`, nothing of another section.
 *
 * @param root the package's folder
 */
export async function buildSection(root: string): Promise<Release> {
  // Vite and its plugins look here, whatever mode they are given; with anything else the build would hold addresses of
  // this machine.
  process.env.NODE_ENV = 'production';
  const outDir = join(root, 'dist');
  await rm(outDir, { recursive: true, force: true });
  const section = await sectionOf(root);

  const vendor = section === 'shell' ? undefined : await buildVendor(outDir);
  const client = await buildClient(root, outDir, section, vendor);
  const renderer = await buildServer(root, outDir, section);
  const scripts = await buildEmbeds(root);

  const serverFile = join(outDir, 'server.js');
  const rendering = (await import(`${pathToFileURL(serverFile)}?${Date.now()}`)) as SectionServer;
  const write = partWriter(outDir, section);
  const data = await writePageData(section, rendering, write);
  const embeds: Record<string, string> = {};
  for (const [name, text] of scripts) embeds[name] = await write(`embed-${name}`, '.js', text);
  const descriptions = await write('elements', '.json', JSON.stringify(await describeElements(root)));
  const server = await write('server', '.js', await readFile(serverFile, 'utf8'));
  await rm(serverFile);
  await rm(join(outDir, UNRELEASED), { recursive: true, force: true });

  const files = await describeFiles(outDir);
  // The shell's pages import their content, so nothing of it is left out.
  const code = section === 'shell' ? (files[server]?.integrity ?? '') : renderer;
  const described = { ...rendering.manifest, ...client, server, ...data, embeds, descriptions, code, files };
  const release: Release = { ...described, id: releaseId(described) };
  const folder = join(outDir, 'releases', section, release.id);
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(release, null, 2)}\n`;
  await writeFile(join(folder, 'release.json'), text);
  await writeFile(join(outDir, 'release.json'), text);
  return release;
}

const common = (root: string, outDir: string, section: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [tailwindcss(), react()],
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: `assets/${section}`,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
  },
});

async function buildClient(root: string, outDir: string, section: string, vendor: string | undefined) {
  const config = common(root, outDir, section);
  const folder = `assets/${section}`;
  const entries = section === 'shell' ? { runtime: 'src/runtime.ts' } : CLIENT_MODULES;
  await build({
    ...config,
    // Relative, so that chunks and pictures are found from a page of another origin; the shell's own are never there.
    base: section === 'shell' ? '/' : './',
    plugins: [
      ...(config.plugins ?? []),
      clientModules(),
      moduleList(root),
      // Dependencies that `require('react')` get an import instead; a browser has no require.
      ...(vendor ? [esmExternalRequirePlugin({ external: [...REACT_MODULES] })] : []),
    ],
    build: {
      ...config.build,
      manifest: 'client.json',
      modulePreload: false,
      // One stylesheet, whichever of its modules a page loads.
      cssCodeSplit: false,
      rolldownOptions: {
        input: section === 'shell' ? { boot: BOOT, ...entries } : entries,
        // What boot and the runtime share is boot's, so that the first script of a page is one file.
        preserveEntrySignatures: section === 'shell' ? 'allow-extension' : 'strict',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/common-[hash].js`,
          assetFileNames: `${folder}/[name]-[hash][extname]`,
          // Relative to the importing module, so that it also loads on a page of another origin.
          paths: vendor ? (id: string) => (isReact(id) ? `../../${vendor}` : id) : undefined,
        },
      },
    },
  });
  const chunks = JSON.parse(await readFile(join(outDir, 'client.json'), 'utf8')) as Manifest;
  await rm(join(outDir, 'client.json'));
  const style = chunks['style.css']?.file;
  if (!style) throw new Error(`@ringside/shared: a module of ${section} must import a stylesheet.`);
  const modules = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, moduleOf(chunks, entry, vendor)]),
  );
  return { modules, style, ...bootOf(chunks) };
}

/** The addresses of an entry: its module, and everything it imports. */
function moduleOf(chunks: Manifest, entry: string, vendor: string | undefined): ReleasedModule {
  const chunk = chunks[entry];
  if (!chunk) throw new Error(`@ringside/shared: ${entry} must exist.`);
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

/** The shell alone has a boot module, which runs first on every page. */
const BOOT = 'src/boot.ts';

function bootOf(chunks: Manifest): { boot?: string } {
  const boot = chunks[BOOT];
  if (boot?.imports?.length)
    throw new Error(
      '@ringside/shared: boot imports a file, whose hash no page names; import it in the runtime.',
    );
  return boot ? { boot: boot.file } : {};
}

/** Builds `server.js`. Returns the hash of the code that renders. */
async function buildServer(root: string, outDir: string, section: string): Promise<string> {
  const config = common(root, outDir, section);
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

/** Every file below a folder, in one order on every machine. */
async function describeFiles(folder: string): Promise<Record<string, ReleasedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .sort();
  const described = paths.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [path, { integrity, bytes: bytes.length }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}
