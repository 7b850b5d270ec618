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
