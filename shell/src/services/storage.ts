import type { StorageService } from '@ringside/shared/contract';

/** Missing, blocked, full or damaged storage is not an error. */
export const storage: StorageService = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      const text = serialise(value);
      // Storage that cannot be read must not be overwritten.
      localStorage.getItem(key);
      if (text === undefined) return false;
      localStorage.setItem(key, text);
      return localStorage.getItem(key) === text;
    } catch {
      return false;
    }
  },
};

/** A partner's page may have added a `toJSON` to arrays. */
const serialise = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? `[${value.map((each) => serialise(each) ?? 'null').join()}]`
    : (JSON.stringify(value) as string | undefined);
