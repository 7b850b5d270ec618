import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Folder in a build's output for modules that only the build runs. */
export const UNRELEASED = 'unreleased';

/**
 * Leaves modules that a package's server imports with `import()` out of `server.js`. Only the build needs these modules. It
 * finds them in {@link UNRELEASED}, named after their paths.
 *
 * @param found receives the name of each such file, and its path from the package's folder
 */
export const buildOnly = (root: string, found: Record<string, string>): Plugin => ({
  name: 'ringside:build-only',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isOwn = importer?.startsWith(root) && !importer.includes('/node_modules/');
    if (!isOwn || (options as { kind?: string }).kind !== 'dynamic-import') return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved) return undefined;
    const path = relative(root, resolved.id).replaceAll('\\', '/');
    const name = path.replaceAll('/', '.');
    found[name] = path;
    return { id: `./${UNRELEASED}/${name}.js`, external: true };
  },
});
