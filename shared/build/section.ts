import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Release, ReleasedFile } from '../src/contract/index.ts';
import { forget, keep, replaceFolder } from './cache/reuse.ts';
import {
  filesOf,
  packageSources,
  SOURCES_FILE,
  type Sources,
  sourcesKey,
} from './cache/sources.ts';
import { sectionOf } from './node/packageFolder.ts';
import { isReadLate, watchTexts } from './plugins/readTexts.ts';
import { buildClient } from './steps/client.ts';
import { buildEmbeds } from './steps/embeds.ts';
import { digest, MAX_BYTES, releaseId } from './steps/hash.ts';
import { partWriter } from './steps/parts.ts';
import { renderSection } from './steps/renderSection.ts';
import { buildServer, UNRELEASED } from './steps/server.ts';
import { buildVendor } from './steps/vendor.ts';

const FACTS = 'bundles.json';
type Facts = Pick<Release, 'modules' | 'laterModules' | 'style' | 'boot' | 'embeds' | 'fragments'>;

/** A source map contains the source code, so a release has no reference to one. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\n?$/;

interface Options {
  outDir?: string;
  /** Plugins for tests that need a defective release. */
  plugins?: readonly Plugin[];
}

/**
 * Builds one package into a release with the same layout as the site:
 *
 *     dist/assets/<section>/…            client modules, stylesheet, pictures, fonts
 *     dist/vendor/react@<version>-….js   the React that it was built with
 *     dist/releases/<section>/parts/     rendered pages, elements and files, the scripts of
 *                                        embed files; the shell's server.js
 *     dist/releases/<section>/<id>/      release.json
 *     dist/release.json                  the same, at a known URL
 *     dist/sources.sha256                which sources it was built from; not in the release
 */
export async function buildSection(
  root: string,
  { outDir = join(root, 'dist'), plugins = [] }: Options = {},
): Promise<Release> {
  // Vite and its plugins read NODE_ENV. With another value the build would contain paths of this
  // machine.
  process.env.NODE_ENV = 'production';
  const section = await sectionOf(root);
  const sources = packageSources(root);
  // Builds of the same package may run at the same time, and `dist` is always complete.
  const building = join(root, '.cache', 'building');
  const aside = join(building, crypto.randomUUID());
  await forget(building);
  try {
    const { renderedFolder, ...bundled } = await bundles(root, aside, section, plugins, sources);
    const server = join(aside, UNRELEASED, 'server.js');
    const write = partWriter(aside, section);
    const shown = await renderSection(root, server, section, write, renderedFolder);
    const code = (await readFile(server, 'utf8')).replace(SOURCE_MAP, '');
    const ofShell = section === 'shell' && { server: await write('server', '.js', code) };
    for (const name of [UNRELEASED, FACTS])
      await rm(join(aside, name), { recursive: true, force: true });

    const files: Record<string, ReleasedFile> = {};
    // The files are read one by one, to save memory.
    for (const path of filesOf(aside).filter((each) => !each.endsWith('.map'))) {
      const bytes = await readFile(path);
      const name = relative(aside, path).replaceAll('\\', '/');
      if (bytes.length > MAX_BYTES)
        throw new Error(
          `${name} has ${bytes.length} bytes. A file of a release has at most ${MAX_BYTES}. Make it smaller, or split it.`,
        );
      files[name] = { integrity: `sha256-${digest('sha256', bytes)}`, bytes: bytes.length };
    }
    const { descriptions, ...rendered } = shown;
    const described = { ...rendered, ...bundled, ...ofShell, descriptions, files };
    const release: Release = { ...described, id: releaseId(described) };
    const text = `${JSON.stringify(release, null, 2)}\n`;
    const folder = join(aside, 'releases', section, release.id);
    await mkdir(folder);
    for (const each of [folder, aside]) await writeFile(join(each, 'release.json'), text);
    await writeFile(join(aside, SOURCES_FILE), sourcesKey(sources));
    await replaceFolder(aside, outDir);
    return release;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Reuses an earlier build's bundles if only texts changed, as in most releases. */
async function bundles(
  root: string,
  outDir: string,
  section: string,
  plugins: readonly Plugin[],
  sources: Sources,
): Promise<Facts & { renderedFolder: string | undefined }> {
  const key = sourcesKey(new Map([...sources, ['root', root]]), (path) => !isReadLate(path));
  const cache = join(root, '.cache', 'bundles');
  await forget(cache);
  const kept = join(cache, key);
  if (plugins.length === 0 && existsSync(kept)) await cp(kept, outDir, { recursive: true });
  else {
    const found: string[] = [];
    const texts = watchTexts(root, found);
    const vendor = section === 'shell' ? undefined : await buildVendor(root, outDir);
    // The server is built first, because its errors name the file with a wrong import.
    await buildServer(root, outDir, section, `${kept}.texts`, found);
    const client = await buildClient(root, outDir, section, vendor, [...plugins, texts]);
    const embeds = await buildEmbeds(root, outDir, section, [texts]);
    await writeFile(join(outDir, FACTS), JSON.stringify({ ...client, embeds }));
    if (plugins.length === 0 && found.length === 0) await keep(outDir, kept);
  }
  const facts = JSON.parse(await readFile(join(outDir, FACTS), 'utf8')) as Facts;
  return { ...facts, renderedFolder: existsSync(kept) ? `${kept}.rendered` : undefined };
}
