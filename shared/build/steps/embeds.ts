import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sharedFolder } from '../node/packageFolder.ts';
import { assetNames } from '../plugins/assetNames.ts';
import { shortStyles } from '../plugins/shortStyles.ts';
import { bundleScript } from './build.ts';
import { partWriter } from './parts.ts';

/** Builds the scripts of `src/embed/`. Composing adds their facts. */
export async function buildEmbeds(
  root: string,
  outDir: string,
  section: string,
  plugins: readonly Plugin[],
): Promise<Record<string, string>> {
  const write = partWriter(outDir, section);
  const embeds: Record<string, string> = {};
  for (const [name, file] of await scriptsOf(root, section)) {
    const names = assetNames(root, section);
    const [chunk, ...assets] = await bundleScript(
      root,
      file,
      [shortStyles(), ownMetadata, ...plugins],
      names,
    );
    embeds[name] = await write(`embed-${name}`, '.js', chunk.code);
    for (const asset of assets) {
      if (asset.type !== 'asset') continue;
      await mkdir(join(outDir, dirname(asset.fileName)), { recursive: true });
      await writeFile(join(outDir, asset.fileName), asset.source);
    }
  }
  return embeds;
}

/**
 * Lit would add to the page's `Symbol`, which may be frozen. Only decorators, which we have not,
 * read it.
 */
const ownMetadata: Plugin = {
  name: 'ringside:own-metadata',
  transform: {
    filter: { id: /reactive-element\.js$/ },
    handler: (code) => code.replaceAll('Symbol.metadata', 'globalThis.litMetadata'),
  },
};

/** Returns the scripts of a package. Every section has one that loads its elements. */
export async function scriptsOf(
  root: string,
  section: string,
): Promise<[name: string, file: string][]> {
  const folder = join(root, 'src', 'embed');
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => name.endsWith('.ts'))
    : [];
  const own = names
    .sort()
    .map((name): [string, string] => [basename(name, '.ts'), join(folder, name)]);
  return section === 'shell' ? own : [...own, [section, join(sharedFolder, 'src/embed/loader.ts')]];
}
