import type { StyleAddress } from '../contract/index.ts';

/**
 * The text of a released stylesheet.
 *
 * @throws when it is missing or is not what was released
 */
export async function fetchStylesheet(
  { href, integrity }: StyleAddress,
  base: string = location.href,
): Promise<string> {
  const url = new URL(href, base).href;
  try {
    const response = await fetch(url, { integrity });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new Error(`ringside: the stylesheet ${url} is missing or is not what was released.`, { cause });
  }
}
