import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { reuse } from '../cache/reuse.ts';
import { type Sources, sourcesKey } from '../cache/sources.ts';
import { isReadLate } from '../plugins/codeHash.ts';
import { LIT_WITHOUT_TEMPLATES } from './commonConfig.ts';
import { build } from './vite.ts';

/** Where the scripts lie in `outDir` until they are read. */
const FOLDER = 'embeds';

/**
 * Builds each script of a package's `src/embed/` into one text that imports nothing and exports nothing, so that it
 * runs as a module and as a classic script; or takes them from an earlier build of the same sources. They are not served as
 * they are: compose adds what each needs to know, as `RINGSIDE_EMBED`.
 *
 * @returns the texts by the scripts' names
 */
export async function buildEmbeds(
  root: string,
  outDir: string,
  section: string,
  sources: Sources,
): Promise<Map<string, string>> {
  const scripts = await scriptsOf(root, section);
  const key = sourcesKey(sources, (path) => !isReadLate(path));
  await reuse(join(root, '.cache', FOLDER), key, outDir, async (folder) => {
    await mkdir(join(folder, FOLDER));
    let holdsText = false;
    for (const [name, file] of scripts) {
      const { code, moduleIds } = await scriptFrom(root, file);
      holdsText ||= moduleIds.some((id) => isReadLate(relative(root, id)));
      await writeFile(join(folder, FOLDER, name), code);
    }
    return !holdsText;
  });
  const texts = new Map<string, string>();
  for (const [name] of scripts) texts.set(name, await readFile(join(outDir, FOLDER, name), 'utf8'));
  await rm(join(outDir, FOLDER), { recursive: true });
  return texts;
}

async function scriptFrom(root: string, file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [shortStyles],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        treeshake: LIT_WITHOUT_TEMPLATES,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error(`@ringside/shared: building ${file} gave no script.`);
  return chunk;
}

/** Takes what only people read out of the widgets' styles, where no text needs its spaces. */
const shortStyles: Plugin = {
  name: 'ringside:short-styles',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) =>
      code.replace(/(?<=css`)[^`]*/g, (style) =>
        style
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replaceAll(': ', ':')
          .replaceAll(';}', '}')
          .trim(),
      ),
  },
};

/** Scripts by the name of their embed file. Every section has the one that brings its elements. */
export async function scriptsOf(root: string, section: string): Promise<[name: string, file: string][]> {
  const folder = join(root, 'src', 'embed');
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.ts')) : [];
  const own = names.sort().map((name): [string, string] => [basename(name, '.ts'), join(folder, name)]);
  return section === 'shell' ? own : [...own, [section, LOADER]];
}

const LOADER = fileURLToPath(new URL('../../src/embed/loader.ts', import.meta.url));
