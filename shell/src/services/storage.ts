import type { StorageService } from '@ringside/shared/contract';

/**
 * The visitor's local storage as JSON values. Missing, blocked, full or damaged storage is not an error. A text that is
 * not JSON, or not of the type that is written over it, is moved to `<key>-damaged`.
 */
export const storage: StorageService = {
  read(key) {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      // Blocked by the browser: there is no value.
      return undefined;
    }
  },
  write(key, value) {
    try {
      const text = serialise(value);
      const before = localStorage.getItem(key);
      if (text === undefined) return false;
      if (before !== null && typeOf(parse(before)) !== typeOf(value)) setAside(`${key}-damaged`, before);
      localStorage.setItem(key, text);
      // Some blockers provide a storage that accepts everything and stores nothing.
      return localStorage.getItem(key) === text;
    } catch {
      // Blocked or full, or not JSON. The caller informs the visitor.
      return false;
    }
  },
};

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Damaged.
    return undefined;
  }
}

/** Each entry of a list separately, because a partner's page may have added a `toJSON` to arrays. */
const serialise = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? `[${value.map((each) => serialise(each) ?? 'null').join()}]`
    : (JSON.stringify(value) as string | undefined);

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Appends a damaged text. It is added only once, even if storing the new value fails repeatedly. */
function setAside(key: string, text: string): void {
  const earlier = localStorage.getItem(key);
  if (earlier !== null && `\n${earlier}`.endsWith(`\n${text}`)) return;
  localStorage.setItem(key, earlier ? `${earlier}\n${text}` : text);
}
