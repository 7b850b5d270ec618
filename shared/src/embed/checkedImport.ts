import type { ModuleAddress } from '../contract/index.ts';
import { importModule, once } from '../loading/index.ts';

/**
 * Imports a module of our site on a partner's page, which has no other protection from a changed file: `import()`
 * supports no integrity, but uses the checked response of a preload.
 * @param site to whose origin the module's URL is relative
 */
export const checkedImport = (module: ModuleAddress, site: string): Promise<unknown> =>
  importModule(module, site, (href, integrity) =>
    once(preloads, `${href} ${integrity}`, () => preload(href, integrity)),
  );

const PRELOADS = Symbol.for('ringside.preloads');
const page = globalThis as { [PRELOADS]?: Map<string, Promise<void>> };
page[PRELOADS] ??= new Map();
/** All copies of this module share the preloads, because Firefox refuses to preload a file twice. */
const preloads = page[PRELOADS];

function preload(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href });
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`ringside: ${href} cannot be preloaded.`));
    document.head.append(link);
  }).finally(() => link.remove());
}
