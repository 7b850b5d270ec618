import type { StyleAddress } from '@ringside/shared/contract';
import { constructedSheet } from './constructedSheet.ts';

/** How long a style is waited for, in milliseconds. The page has what it shows; the rest may come late. */
const PATIENCE = 3000;

interface Style {
  coming: Promise<void>;
  /** Whether somebody heard that it could not be had. */
  isMissed?: true;
}

const styles = new Map<string, Style>();
const adopted = new Set<string>();

/** Whether a whole stylesheet has come. */
export const hasStyle = ({ href }: StyleAddress): boolean => adopted.has(href);

/**
 * Brings a whole stylesheet, once. What needs it works and is readable without, so a style that is late or missing
 * stops nothing; one that is missing is asked for again at the next call.
 *
 * @param missing is told why a style could not be had, one listener for each attempt; who fetches ahead has none
 */
export async function bringStyle(
  { href, integrity }: StyleAddress,
  missing?: (error: unknown) => void,
): Promise<void> {
  const style: Style = styles.get(href) ?? { coming: adopt(href, integrity) };
  styles.set(href, style);
  const come = style.coming.catch((error: unknown) => {
    if (styles.get(href) === style) styles.delete(href);
    if (!missing || style.isMissed) return;
    style.isMissed = true;
    missing(error);
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
