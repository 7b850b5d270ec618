import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../node/isInside.ts';
import { nearestPackage } from '../node/packageFolder.ts';

/** Files that browsers run, too. */
const VIEW = /\/src\/(?:pages|components|rules)\/(?!.*\.(?:test|wtr)\.)[^?]+\.tsx?$/;
const IMPORT = /^\s*import (?!type\b)[^;]*?from ['"]([^'"]+)['"]/gm;

const INSTALLED = /[\\/]node_modules[\\/]/;

/** Refuses imports of another section's files, and of Node's modules in a view. */
export const boundaries = (): Plugin => ({
  name: 'ringside:boundaries',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [file = ''] = importer?.split('?') ?? [];
    const root = nearestPackage(dirname(file));
    const isSection = hasPages(root) && !existsSync(join(root, 'src/layout'));
    // Only generated code has absolute paths.
    if (!isSection || !isInside(join(root, 'src'), file) || isAbsolute(source)) return undefined;
    // Vite itself says what cannot be resolved.
    const find = (name: string) =>
      this.resolve(name, importer, { ...options, skipSelf: true }).catch(() => null);
    const id = source.startsWith('.')
      ? resolve(dirname(file), source)
      : ((await find(source)) ?? (await find(`${source}/package.json`)))?.id;
    const other = id && isAbsolute(id) && !INSTALLED.test(id) ? nearestPackage(dirname(id)) : root;
    if (other !== root && hasPages(other))
      throw new Error(
        `${nameOf(file)} imports ${relative(dirname(root), id ?? '').replace(/\/package\.json$/, '')}, which is not a file of its section. Show another section's content with <Fragment>, or link to its pages.`,
      );
    return undefined;
  },
  transform: {
    filter: { id: VIEW },
    handler(code, id) {
      for (const [, source = ''] of code.matchAll(IMPORT))
        if (isBuiltin(source))
          throw new Error(
            `${nameOf(id)} imports ${source}, but browsers run this file, too. Read files in src/load/, and give the view the result as data.`,
          );
    },
  },
});

const hasPages = (root: string): boolean => existsSync(join(root, 'src/pages.ts'));
const nameOf = (file: string): string => relative(dirname(nearestPackage(dirname(file))), file);
