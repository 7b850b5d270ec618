import type { ModuleAddress } from '@ringside/shared/contract';
import { adoptSheet } from './adoptSheet.ts';

/** How long a module may take before it counts as failed, in milliseconds. */
const DEADLINE = 10_000;

/**
 * Imports a module after checking the integrity of it and of everything it imports.
 *
 * `import()` takes no integrity; a module preload does, and its checked response is what the import then uses.
 *
 * @param attempt from the second on the address gets a query, since browsers remember a failed address
 * @throws when a file is missing, does not match its hash, does not run, or takes over ten seconds
 */
export function importModule(
  { href, integrity, imports, style }: ModuleAddress,
  attempt = 1,
): Promise<unknown> {
  const address = attempt > 1 ? `${href}?attempt=${attempt}` : href;
  const files = [...imports, { href: address, integrity }];
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`@ringside/shell: ${address} took over ${DEADLINE} ms.`)),
      DEADLINE,
    );
  });
  const loaded = Promise.all([style && bringStyle(style), ...files.map(preload)]).then(
    () => import(/* @vite-ignore */ address),
  );
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}

function preload({ href, integrity }: { href: string; integrity?: string }): Promise<void> {
  if (!integrity) return Promise.resolve();
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
      reject(new Error(`@ringside/shell: ${href} is missing or is not what was released.`));
    };
    document.head.append(link);
  });
}

/**
 * Every page declares the faces itself. Declared anew, one that came too late for the first view (`font-display:
 * optional`) would be looked up again, and its text would move under the reader's eyes.
 */
const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Brings a module's whole stylesheet. A section
 * without its style still works and is readable, so a style that is missing is reported and not waited for again.
 */
async function bringStyle({ href, integrity }: { href: string; integrity?: string }): Promise<void> {
  try {
    const response = await fetch(href, { integrity });
    if (!response.ok) throw new Error(`answered with status ${response.status}`);
    adoptSheet((await response.text()).replace(FACES, ''));
  } catch (error) {
    console.error(`@ringside/shell: the style ${href} is missing.`, error);
  }
}
