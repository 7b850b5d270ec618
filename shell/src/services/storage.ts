import type { StorageService } from '@ringside/shared/contract';

/** The visitor's local storage as JSON values, namespaced. Absent, blocked, full or damaged storage is not an error. */
export const storage: StorageService = {
  read(key) {
    try {
      const text = localStorage.getItem(namespaced(key));
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      // Blocked by the browser, or not JSON: either way there is nothing to read.
      return undefined;
    }
  },
  write(key, value) {
    try {
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) return false;
      localStorage.setItem(namespaced(key), text);
      // Some blockers leave a storage that takes everything and keeps nothing.
      return localStorage.getItem(namespaced(key)) === text;
    } catch {
      // Blocked or full, or no JSON; the caller tells the visitor.
      return false;
    }
  },
};

const namespaced = (key: string) => (key.startsWith('ringside:') ? key : `ringside:${key}`);
