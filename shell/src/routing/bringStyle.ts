import { constructedSheet } from './constructedSheet.ts';

/** How long a style is waited for, in milliseconds. The page has what it shows; the rest may come late. */
const PATIENCE = 3000;

const styles = new Map<string, Promise<void>>();

/**
 * Brings a whole stylesheet, once. What needs it works and is readable without, so a style that is late or missing
 * stops nothing; one that is missing is asked for again at the next call.
 *
 * @param missing is told why a style could not be had, once for each attempt
 */
export async function bringStyle(
  { href, integrity }: { href: string; integrity?: string },
  missing: (error: unknown) => void,
): Promise<void> {
  let coming = styles.get(href);
  if (!coming) {
    coming = fetchStyle(href, integrity)
      .then((text) => {
        document.adoptedStyleSheets.push(constructedSheet(text));
      })
      .catch((error: unknown) => {
        styles.delete(href);
        missing(error);
      });
    styles.set(href, coming);
  }
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
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
