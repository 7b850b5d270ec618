import type { Staging, Store } from '../stores/store.ts';

/**
 * A store that calls `before` ahead of each change. An error thrown there is an error of the disk or bucket; a delay
 * there makes the store slow.
 */
export function faultyStore(store: Store, before: (change: string) => void | Promise<void>): Store {
  return {
    ...store,
    async write(path, bytes) {
      await before(`write ${path}`);
      return store.write(path, bytes);
    },
    async create(path, bytes) {
      await before(`create ${path}`);
      return store.create(path, bytes);
    },
    async remove(path) {
      await before(`remove ${path}`);
      return store.remove(path);
    },
    async stage(): Promise<Staging> {
      const staging = await store.stage();
      return {
        ...staging,
        async write(path, bytes) {
          await before(`stage ${path}`);
          return staging.write(path, bytes);
        },
        async commit() {
          await before('commit');
          return staging.commit();
        },
      };
    },
  };
}
