import type { StorageService } from '@ringside/shared/contract';

/** The visitor's local storage as namespaced JSON values. Missing, blocked, full or damaged storage is not an error. */
export const storage: StorageService = {
  read(key) {
    try {
      const text = localStorage.getItem(namespaced(key));
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      // Blocked by the browser, or not JSON: either way there is no value.
      return undefined;
    }
  },
  write(key, value) {
    try {
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) return false;
      localStorage.setItem(namespaced(key), text);
      // Some blockers provide a storage that accepts everything and stores nothing.
      return localStorage.getItem(namespaced(key)) === text;
    } catch {
      // Blocked or full, or not JSON. The caller tells the visitor.
      return false;
    }
  },
};

const namespaced = (key: string) => (key.startsWith('ringside:') ? key : `ringside:${key}`);
