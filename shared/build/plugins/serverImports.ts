import { parse, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of a package by the name they are built under, as paths from its folder. */
export type BuildOnly = Readonly<Record<string, string>>;

/**
 * Leaves what a package's server imports with `import()` out of `server.js`: only the build asks for it, and finds it in
 * `folder`, under the name of its file.
 */
export function buildOnly(root: string, folder: string): { plugin: Plugin; value(): BuildOnly } {
  const found: Record<string, string> = {};
  return {
    plugin: {
      name: 'ringside:build-only',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        const isOwn = importer?.startsWith(root) && !importer.includes('/node_modules/');
        if (!isOwn || (options as { kind?: string }).kind !== 'dynamic-import') return undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved) return undefined;
        const path = relative(root, resolved.id).replaceAll('\\', '/');
        const { name } = parse(path);
        if (found[name] && found[name] !== path)
          throw new Error(`@ringside/shared: ${path} and ${found[name]} need different names.`);
        found[name] = path;
        return { id: `./${folder}/${name}.js`, external: true };
      },
    },
    value: () => found,
  };
}
