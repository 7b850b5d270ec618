import type { Store } from '../stores/store.ts';

/**
 * Calls `before` ahead of each change of the store. If `before` throws, the change fails as on a
 * broken disk or bucket. If it waits, the store is slow.
 */
export function faultyStore(store: Store, before: (change: string) => void | Promise<void>): Store {
  return {
    ...store,
    async remove(path) {
      await before(`remove ${path}`);
      return store.remove(path);
    },
    async prepare(path, bytes) {
      await before(`prepare ${path}`);
      const file = await store.prepare(path, bytes);
      return {
        ...file,
        async place(isNew) {
          await before(`place ${path}`);
          return file.place(isNew);
        },
      };
    },
  };
}
