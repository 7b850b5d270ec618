import type { ModuleAddress } from '../contract/index.ts';
import { inTime } from './inTime.ts';

/** How long a module may take to load, and then to run. */
const TIMEOUT_MS = 10_000;
/** What a browser takes for a script's type. */
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

type ModuleFile = ModuleAddress['imports'][number];

const modules = new Map<string, Promise<unknown>>();
const attempts = new Map<string, number>();

/**
 * Imports a module after checking the integrity of it and of everything it imports. Once it is there it is not fetched again;
 * after a failure the next call tries again, at another address, since browsers remember a module that threw.
 *
 * `import()` takes no integrity; a module preload does, and its checked response is what the import then uses. A
 * module that could not be had is never preloaded: browsers remember that it failed for as long as the page lives, and
 * what other modules import has no second address to be tried under.
 *
 * @param base what addresses are relative to
 * @throws when a file is missing, does not match its hash, does not run, or takes over ten seconds
 */
export function checkedImport(address: ModuleAddress, base: string = location.href): Promise<unknown> {
  const known = modules.get(address.href);
  if (known) return known;
  const attempt = (attempts.get(address.href) ?? 0) + 1;
  attempts.set(address.href, attempt);
  const module = importAfterCheck(address, base, attempt);
  modules.set(address.href, module);
  module.catch(() => modules.delete(address.href));
  return module;
}

async function importAfterCheck(
  { href, integrity, imports }: ModuleAddress,
  base: string,
  attempt: number,
): Promise<unknown> {
  const whole = (file: string) => new URL(file, base).href;
  const address = whole(attempt > 1 ? `${href}?attempt=${attempt}` : href);
  const files = [
    ...imports.map((file) => ({ ...file, href: whole(file.href) })),
    { href: address, integrity },
  ];
  // One after the other, so that a module that comes too late does not run beside the one that took its place.
  // What went wrong may be kept by the browser, too: some hosts say of an error that it never changes.
  const cache = attempt > 1 ? 'reload' : undefined;
  await inTime(Promise.all(files.map((file) => bring(file, cache))), TIMEOUT_MS, address);
  return inTime(import(/* @vite-ignore */ address), TIMEOUT_MS, address);
}

async function bring({ href, integrity }: ModuleFile, cache?: RequestCache): Promise<void> {
  try {
    const response = await fetch(href, { integrity, cache });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !SCRIPT.test(type)) throw new Error(`status ${response.status}, type "${type}"`);
    await response.arrayBuffer();
    if (integrity && !isFirstScript(href)) await preloadOnce(href, integrity);
  } catch (cause) {
    throw new Error(`ringside: ${href} is missing or is not what was released.`, { cause });
  }
}

/** Whether the page's own tag brought this module, and checked it. */
const isFirstScript = (href: string): boolean =>
  [...document.scripts].some(({ src, integrity }) => src === href && integrity);

const PRELOADS = Symbol.for('ringside.preloads');
const page = globalThis as { [PRELOADS]?: Map<string, Promise<void>> };
page[PRELOADS] ??= new Map();
/** What the scripts of this page have preloaded, several copies of this one among them. Firefox refuses to do it twice. */
const preloads = page[PRELOADS];

function preloadOnce(href: string, integrity: string): Promise<void> {
  const key = `${href} ${integrity}`;
  const known = preloads.get(key);
  if (known) return known;
  const coming = preload(href, integrity);
  preloads.set(key, coming);
  coming.catch(() => preloads.delete(key));
  return coming;
}

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
      reject(new Error('refused'));
    };
    document.head.append(link);
  });
}
