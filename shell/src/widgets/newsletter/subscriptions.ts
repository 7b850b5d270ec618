/** Where the visitor's browser keeps the list: a JSON array of addresses (specification, section 3). */
export const STORAGE_KEY = 'ringside:newsletter-subscriptions';
/** Where text goes that was found under the key and is no list, so that a new list does not lose it. */
export const DAMAGED_KEY = `${STORAGE_KEY}-damaged`;

/**
 * Whether an address is text, an at sign, text, a dot and text, without spaces (specification, section 5). Looked up rather than
 * matched: the pattern takes hours over a long text full of at signs and dots.
 */
export function isEmail(address: string): boolean {
  const sign = address.indexOf('@', 1);
  const dot = address.lastIndexOf('.', address.length - 2);
  return sign > 0 && dot > sign + 1 && !/\s/.test(address);
}

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
 * @returns false when the browser could not keep it: storage is absent, blocked, full, or forgets at once
 */
export function subscribe(email: string): boolean {
  try {
    const isKept = add(email);
    // Once, however often: the function is the same.
    if (isKept) addEventListener('storage', keepOwn);
    return isKept;
  } catch {
    // The visitor is told by whoever asked.
    return false;
  }
}

/** @throws what storage throws */
function add(email: string): boolean {
  const text = localStorage.getItem(STORAGE_KEY);
  const list = parseList(text);
  if (!list && text) setAside(text);
  // One by one, for a page may have given arrays a `toJSON` of its own.
  localStorage.setItem(STORAGE_KEY, `[${[...(list ?? []), email].map((each) => JSON.stringify(each))}]`);
  const isKept = isSubscribed(email);
  if (isKept) own.add(email);
  return isKept;
}

/** Once, however often the list that follows cannot be kept. */
function setAside(text: string): void {
  const earlier = localStorage.getItem(DAMAGED_KEY);
  if (earlier !== null && `\n${earlier}`.endsWith(`\n${text}`)) return;
  localStorage.setItem(DAMAGED_KEY, earlier ? `${earlier}\n${text}` : text);
}

/** What this tab has added. */
const own = new Set<string>();

/**
 * Two tabs that write at the same moment have both read the list before the other's address was on it, and storage knows no
 * locks. Whoever hears of a list without what it has added adds it again.
 */
function keepOwn({ key, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  // What was taken away whole was taken away by the visitor.
  if (newValue === null) own.clear();
  else for (const email of own) if (!isSubscribed(email)) subscribe(email);
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
