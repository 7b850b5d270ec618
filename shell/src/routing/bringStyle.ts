import type { StyleAddress } from '@ringside/shared/contract';
import { constructedSheet } from './constructedSheet.ts';

/** How long a style is waited for, in milliseconds. The page has what it shows; the rest may come late. */
const PATIENCE = 3000;

const styles = new Map<string, Promise<void>>();
const adopted = new Set<string>();

/** Whether a whole stylesheet has come, all of it: what stands in `@scope` is dropped by browsers that do not know it. */
export const hasStyle = ({ href }: StyleAddress): boolean =>
  'CSSScopeRule' in globalThis && adopted.has(href);

/**
 * Brings a whole stylesheet, once. What needs it works and is readable without, so a style that is late or missing
 * stops nothing; one that is missing is asked for again at the next call.
 *
 * @param missing is told why a style could not be had; who fetches ahead has no use for that
 */
export async function bringStyle(
  { href, integrity }: StyleAddress,
  missing?: (error: unknown) => void,
): Promise<void> {
  const coming = styles.get(href) ?? adopt(href, integrity);
  styles.set(href, coming);
  const come = coming.catch((error: unknown) => {
    styles.delete(href);
    missing?.(error);
  });
  await Promise.race([come, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function adopt(href: string, integrity?: string): Promise<void> {
  document.adoptedStyleSheets.push(constructedSheet(await fetchStyle(href, integrity)));
  adopted.add(href);
}

async function fetchStyle(href: string, integrity?: string): Promise<string> {
  try {
    const response = await fetch(href, { integrity });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new Error(`@ringside/shell: the style ${href} is missing or is not what was released.`, { cause });
  }
}
