import type { ModuleAddress } from '../contract/index.ts';
import { fetchReleased } from './fetchReleased.ts';
import { inTime } from './inTime.ts';
import { once } from './once.ts';

const TIMEOUT_MS = 10_000;
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

const fetched = new Map<string, Promise<string>>();
const modules = new Map<string, Promise<unknown>>();
const attempts = new Map<string, number>();

/**
 * Fetches a module and its imports, checks their integrity, and runs none. `import()` supports no integrity; it uses
 * the checked response of a preload. Browsers remember a preload that failed.
 * @param base the URL to which the others are relative
 * @param signal gives up, which counts as no attempt
 * @returns the URL to import: a new one after a failure
 * @throws when a file is missing, does not match its hash, or takes over ten seconds
 */
export function fetchModule(
  { href, integrity, imports = [] }: ModuleAddress,
  base: string = location.href,
  signal?: AbortSignal,
): Promise<string> {
  return once(fetched, href, async () => {
    const attempt = (attempts.get(href) ?? 0) + 1;
    attempts.set(href, attempt);
    const isRetry = attempt > 1;
    const url = new URL(isRetry ? `${href}?attempt=${attempt}` : href, base).href;
    const files = [...imports, { href: url, integrity }];
    // Browsers may cache a failure, because some hosts mark errors as immutable.
    const how = { cache: isRetry ? 'reload' : undefined, signal } as const;
    try {
      const all = files.map((file) =>
        fetchFile({ ...file, href: new URL(file.href, base).href }, how),
      );
      await inTime(Promise.all(all), TIMEOUT_MS, url);
      return url;
    } catch (error) {
      if (signal?.aborted) attempts.set(href, attempt - 1);
      throw error;
    }
  });
}

/**
 * Imports a module after {@link fetchModule}. After a failure, the next call starts over.
 * @throws also when the module throws or takes over ten seconds to run
 */
export function checkedImport(module: ModuleAddress, base?: string): Promise<unknown> {
  return once(modules, module.href, async () => {
    const url = await fetchModule(module, base);
    try {
      // A late module must not run beside the one that replaced it.
      return await inTime(import(/* @vite-ignore */ url), TIMEOUT_MS, url);
    } catch (error) {
      fetched.delete(module.href);
      throw error;
    }
  });
}

async function fetchFile(
  { href, integrity }: Pick<ModuleAddress, 'href' | 'integrity'>,
  how: Pick<RequestInit, 'cache' | 'signal'>,
): Promise<void> {
  await fetchReleased(href, { ...how, integrity }, SCRIPT);
  if (integrity) await once(preloads, `${href} ${integrity}`, () => preload(href, integrity));
}

const PRELOADS = Symbol.for('ringside.preloads');
const page = globalThis as { [PRELOADS]?: Map<string, Promise<void>> };
page[PRELOADS] ??= new Map();
/** Shared by all copies of this module: Firefox refuses to preload twice. */
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
