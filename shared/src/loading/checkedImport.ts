import type { ModuleAddress } from '../contract/index.ts';
import { fetchReleased } from './fetchReleased.ts';
import { inTime } from './inTime.ts';
import { once } from './once.ts';

/** How long a module may take to load, and then to run. */
const TIMEOUT_MS = 10_000;
/** What a browser takes for a script's type. */
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

type ModuleFile = ModuleAddress['imports'][number];

const fetched = new Map<string, Promise<string>>();
const modules = new Map<string, Promise<unknown>>();
const attempts = new Map<string, number>();

/**
 * Fetches a module and everything that it imports, and checks the integrity of each. Nothing of it runs.
 *
 * `import()` takes no integrity; a module preload does, and its checked response is what the import then uses. A
 * module that could not be had is never preloaded: browsers remember that it failed for as long as the page lives, and
 * what other modules import has no second address to be tried under.
 *
 * @param base what addresses are relative to
 * @returns the address to import; another one after a failure, since browsers remember a module that threw
 * @throws when a file is missing, does not match its hash, or takes over ten seconds
 */
export function fetchModule(
  { href, integrity, imports }: ModuleAddress,
  base: string = location.href,
): Promise<string> {
  return once(fetched, href, async () => {
    const attempt = (attempts.get(href) ?? 0) + 1;
    attempts.set(href, attempt);
    const absolute = (file: string) => new URL(file, base).href;
    const address = absolute(attempt > 1 ? `${href}?attempt=${attempt}` : href);
    // What went wrong may be kept by the browser, too: some hosts say of an error that it never changes.
    const cache = attempt > 1 ? 'reload' : undefined;
    const files = [
      ...imports.map((file) => ({ ...file, href: absolute(file.href) })),
      { href: address, integrity },
    ];
    await inTime(Promise.all(files.map((file) => fetchFile(file, cache))), TIMEOUT_MS, address);
    return address;
  });
}

/**
 * Imports a module after {@link fetchModule}. Once it is there it is not run again; after a failure the next call starts over.
 *
 * @throws as {@link fetchModule}, and when the module does not run in ten seconds
 */
export function checkedImport(module: ModuleAddress, base?: string): Promise<unknown> {
  return once(modules, module.href, async () => {
    const address = await fetchModule(module, base);
    try {
      // After the fetch, so that a module that comes too late does not run beside the one that took its place.
      return await inTime(import(/* @vite-ignore */ address), TIMEOUT_MS, address);
    } catch (error) {
      fetched.delete(module.href);
      throw error;
    }
  });
}

async function fetchFile({ href, integrity }: ModuleFile, cache?: RequestCache): Promise<void> {
  await fetchReleased(href, { integrity, cache }, SCRIPT);
  if (integrity && !isFirstScript(href))
    await once(preloads, `${href} ${integrity}`, () => preload(href, integrity));
}

/** Whether the page's own tag brought this module, and checked it. */
const isFirstScript = (href: string): boolean =>
  [...document.scripts].some(({ src, integrity }) => src === href && integrity);

const PRELOADS = Symbol.for('ringside.preloads');
const page = globalThis as { [PRELOADS]?: Map<string, Promise<void>> };
page[PRELOADS] ??= new Map();
/** What the scripts of this page have preloaded, several copies of this one among them. Firefox refuses to do it twice. */
const preloads = page[PRELOADS];

function preload(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    link.onload = () => {
      link.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`ringside: ${href} cannot be preloaded.`));
    };
    document.head.append(link);
  });
}
