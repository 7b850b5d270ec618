import type { ModuleAddress } from '../contract/index.ts';
import { importModule, once } from '../loading/index.ts';

/**
 * Imports a module of our site on a partner's page, and checks its integrity. `import()` itself
 * supports no integrity, but uses the response of a preload, which the browser has checked.
 * @param site the origin to which the module's URL is relative
 */
export const checkedImport = (module: ModuleAddress, site: string): Promise<unknown> =>
  importModule(module, site, (href, integrity) =>
    once(preloads, `${href} ${integrity}`, () => preload(href, integrity)),
  );

const PRELOADS = Symbol.for('ringside.preloads');
const page = globalThis as { [PRELOADS]?: Map<string, Promise<void>> };
page[PRELOADS] ??= new Map();
/** Firefox refuses to preload a file twice, so all copies of this script share the preloads. */
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
