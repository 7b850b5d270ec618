/** Where the visitor's browser keeps the list: a JSON array of addresses (specification, section 3). */
export const STORAGE_KEY = 'ringside:newsletter-subscriptions';
/** Keeps text that was found under the key and is not a list, so that a new list does not overwrite it. */
export const DAMAGED_KEY = `${STORAGE_KEY}-damaged`;

/**
 * Whether an address is text, an at sign, text, a dot and text, without spaces (specification, section 5). A regular expression
 * would take hours for a long text full of at signs and dots.
 */
export function isEmail(address: string): boolean {
  const sign = address.indexOf('@', 1);
  const dot = address.lastIndexOf('.', address.length - 2);
  return sign > 0 && dot > sign + 1 && !/\s/.test(address);
}

/** Whether exactly this text is on the list. */
export function isSubscribed(email: string): boolean {
  try {
    return parseList(localStorage.getItem(STORAGE_KEY))?.includes(email) ?? false;
  } catch {
    // Storage is absent or blocked, so there is no list.
    return false;
  }
}

/**
 * Adds an address to the list. The list is read again first, because another tab may have changed it.
 *
 * @returns false when the browser could not keep it: storage is absent, blocked or full, or does not keep what is written
 */
export function subscribe(email: string): boolean {
  try {
    const isKept = add(email);
    // Adding the same function again has no effect.
    if (isKept) addEventListener('storage', keepOwn);
    return isKept;
  } catch {
    // The caller tells the visitor.
    return false;
  }
}

/** @throws any error of the storage */
function add(email: string): boolean {
  const text = localStorage.getItem(STORAGE_KEY);
  const list = parseList(text);
  if (!list && text) setAside(text);
  // Each entry is serialised separately, because a page may have added a `toJSON` to arrays.
  localStorage.setItem(STORAGE_KEY, `[${[...(list ?? []), email].map((each) => JSON.stringify(each))}]`);
  const isKept = isSubscribed(email);
  if (isKept) own.add(email);
  return isKept;
}

/** Keeps a damaged list. It is added only once, even if storing the new list fails repeatedly. */
function setAside(text: string): void {
  const earlier = localStorage.getItem(DAMAGED_KEY);
  if (earlier !== null && `\n${earlier}`.endsWith(`\n${text}`)) return;
  localStorage.setItem(DAMAGED_KEY, earlier ? `${earlier}\n${text}` : text);
}

/** The addresses that this tab has added. */
const own = new Set<string>();

/**
 * Storage has no locks. If two tabs write at the same moment, each has read the list without the other's address. So a tab that
 * learns of a list without its own addresses adds them again.
 */
function keepOwn({ key, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  // If the whole list was removed, the visitor removed it.
  if (newValue === null) own.clear();
  else for (const email of own) if (!isSubscribed(email)) subscribe(email);
}

/** The stored list with all its entries, or undefined if the text is not a list. */
function parseList(text: string | null): unknown[] | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    // Not JSON, so not our list.
    return undefined;
  }
}
