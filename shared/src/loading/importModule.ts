import type { ModuleAddress } from '../contract/index.ts';
import { inTime } from './inTime.ts';

const TIMEOUT_MS = 10_000;
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

const fetched = new Map<string, Promise<string>>();
const modules = new Map<string, Promise<unknown>>();
const attempts = new Map<string, number>();

/** A further step with a file that was fetched and checked, before the file is imported. */
export type Prepare = (href: string, integrity: string) => Promise<void>;

/**
 * Fetches a module and its imports, and checks their integrity, without running them. `import()`
 * then reads the files from the browser's cache: their URLs contain a hash, so hosts allow browsers
 * to store them.
 * @param base the URL to which the modules' URLs are relative
 * @param signal ends the attempt, which then does not count
 * @returns the URL to import, which is a new one after a failure
 * @throws when a file is missing, does not match its hash, or takes over ten seconds
 */
export function fetchModule(
  { href, integrity, imports = [] }: ModuleAddress,
  base: string = location.href,
  signal?: AbortSignal,
  prepare?: Prepare,
): Promise<string> {
  return once(fetched, href, async () => {
    const attempt = (attempts.get(href) ?? 0) + 1;
    attempts.set(href, attempt);
    const isRetry = attempt > 1;
    const url = new URL(isRetry ? `${href}?attempt=${attempt}` : href, base).href;
    const files = [...imports, { href: url, integrity }];
    // Reload after a failure, because some hosts mark errors as immutable, and browsers then cache
    // them.
    const how = { cache: isRetry ? 'reload' : undefined, signal } as const;
    const fetchFile = async (file: Pick<ModuleAddress, 'href' | 'integrity'>) => {
      const { href } = new URL(file.href, base);
      await fetchReleased(href, { ...how, integrity: file.integrity }, SCRIPT);
      if (file.integrity) await prepare?.(href, file.integrity);
    };

    try {
      await inTime(Promise.all(files.map(fetchFile)), TIMEOUT_MS, url);
      return url;
    } catch (error) {
      if (signal?.aborted) attempts.set(href, attempt - 1);
      throw error;
    }
  });
}

/**
 * Imports a module after {@link fetchModule}. After a failure, the next call starts again.
 * @throws also when the module throws, or takes over ten seconds to run
 */
export function importModule(
  module: ModuleAddress,
  base?: string,
  prepare?: Prepare,
): Promise<unknown> {
  return once(modules, module.href, async () => {
    const url = await fetchModule(module, base, undefined, prepare);
    try {
      // Import only after the file was fetched. Otherwise a module that arrives late would run
      // beside its replacement.
      return await inTime(import(/* @vite-ignore */ url), TIMEOUT_MS, url);
    } catch (error) {
      fetched.delete(module.href);
      throw error;
    }
  });
}

/**
 * Fetches a released file as text.
 * @param type the content types that are accepted; any by default
 * @throws when the file is missing, has another type, or does not match its integrity
 */
export async function fetchReleased(
  href: string,
  { integrity, cache, signal }: Pick<RequestInit, 'integrity' | 'cache' | 'signal'>,
  type = /^/,
): Promise<string> {
  try {
    const response = await fetch(href, { integrity, cache, signal });
    const found = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.test(found))
      throw new Error(`status ${response.status}, type "${found}"`);
    return await response.text();
  } catch (cause) {
    throw new Error(`ringside: ${href} is missing or is not what was released.`, { cause });
  }
}

/** Makes one promise for each key, and a new one after a failure. */
export function once<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const promise = make();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}
