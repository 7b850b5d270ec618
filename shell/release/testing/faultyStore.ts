import type { Store } from '../stores/store.ts';

type Call = (change: string) => void | Promise<void>;

/**
 * Calls `before` ahead of each change of the store. If `before` throws, the change fails as on a
 * broken disk or bucket. If it waits, the store is slow. Calls `after` once the change has taken
 * effect: if it throws, the response is lost.
 */
export function faultyStore(store: Store, before: Call, after: Call = () => {}): Store {
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
          const isPlaced = await file.place(isNew);
          await after(`place ${path}`);
          return isPlaced;
        },
      };
    },
  };
}
