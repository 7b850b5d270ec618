/** Where the visitor's browser keeps the list: a JSON array of addresses (specification, section 3). */
export const STORAGE_KEY = 'ringside:newsletter-subscriptions';
/** Where text goes that was found under the key and is no list, so that a new list does not lose it. */
export const DAMAGED_KEY = `${STORAGE_KEY}-damaged`;

/** Whether an address is text, an at sign, text, a dot and text, without spaces (specification, section 5). */
export const isEmail = (address: string): boolean => /^\S+@\S+\.\S+$/.test(address);

/** Whether the very same text is on the list. */
export function isSubscribed(email: string): boolean {
  try {
    return parseList(localStorage.getItem(STORAGE_KEY))?.includes(email) ?? false;
  } catch {
    // Storage is absent or blocked: there is no list to be on.
    return false;
  }
}

/**
 * Adds an address to the list as it is at this moment, which another tab may have changed.
 *
 * @returns false when the browser could not keep it: storage is absent, blocked or full
 */
export function subscribe(email: string): boolean {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    const list = parseList(text);
    if (!list && text) {
      const earlier = localStorage.getItem(DAMAGED_KEY);
      localStorage.setItem(DAMAGED_KEY, earlier ? `${earlier}\n${text}` : text);
    }
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...(list ?? []), email]));
    return true;
  } catch {
    // The visitor is told by whoever asked.
    return false;
  }
}

/** The stored list with whatever else is on it, or undefined when the text is none. */
function parseList(text: string | null): unknown[] | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    // Not JSON, so not a list of ours.
    return undefined;
  }
}
