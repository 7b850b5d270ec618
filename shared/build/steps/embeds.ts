import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { reuse } from '../cache/reuse.ts';
import { type Sources, sourcesKey } from '../cache/sources.ts';
import { sharedFolder } from '../node/packageFolder.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { isReadLate } from '../plugins/codeHash.ts';
import { bundleScript } from './script.ts';

/** Where the scripts are kept in `outDir` until they are read. */
const FOLDER = 'embeds';

/**
 * Builds each script of a package's `src/embed/` into one text without imports and exports, so that it runs as a module
 * and as a classic script, or takes the texts from an earlier build of the same sources. They are not served as they
 * are: compose adds the facts each one needs, as `RINGSIDE_EMBED`. Files that they load by address are written to
 * `outDir`.
 *
 * @returns the texts by script name
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
      const { chunk, assets } = await bundleScript(root, file, {
        plugins: [shortStyles],
        resolve: { alias: { lit: REACTIVE_ELEMENT } },
        assetFileNames: assetNames(root, section),
      });
      holdsText ||= chunk.moduleIds.some((id) => isReadLate(relative(root, id)));
      await writeFile(join(folder, FOLDER, name), chunk.code);
      for (const { fileName, source } of assets) {
        await mkdir(join(folder, dirname(fileName)), { recursive: true });
        await writeFile(join(folder, fileName), source);
      }
    }
    return !holdsText;
  });
  const texts = new Map<string, string>();
  for (const [name] of scripts) texts.set(name, await readFile(join(outDir, FOLDER, name), 'utf8'));
  await rm(join(outDir, FOLDER), { recursive: true });
  return texts;
}

/** Removes comments and spaces from the widgets' styles. No text in them depends on spaces. */
const shortStyles: Plugin = {
  name: 'ringside:short-styles',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) =>
      code.replace(/(?<=css`)[^`]*/g, (style) =>
        style
          .replace(/\/\*.*?\*\//gs, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replace(/(?<=\() | (?=\))/g, '')
          .replaceAll(': ', ':')
          .replaceAll(';}', '}')
          .replace(/='([\w-]+)'/g, '=$1')
          .replace(/(?<=[:( ,])0\./g, '.')
          .trim(),
      ),
  },
};

/** Scripts by the name of their embed file. Every section has one that loads its elements. */
export async function scriptsOf(root: string, section: string): Promise<[name: string, file: string][]> {
  const folder = join(root, 'src', 'embed');
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.ts')) : [];
  const own = names.sort().map((name): [string, string] => [basename(name, '.ts'), join(folder, name)]);
  return section === 'shell' ? own : [...own, [section, LOADER]];
}

/** Our own replacement for Lit's. */
const REACTIVE_ELEMENT = join(sharedFolder, 'src/embed/reactiveElement.ts');
const LOADER = join(sharedFolder, 'src/embed/loader.ts');
