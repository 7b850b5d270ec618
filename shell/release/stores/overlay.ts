import type { Store } from './store.ts';

/**
 * Shows another store with changes: new bytes, or undefined for a removed file. The other store is
 * only read.
 */
export function overlayStore(base: Store) {
  const changes = new Map<string, Uint8Array | undefined>();
  const read: Store['read'] = async (path) =>
    changes.has(path) ? changes.get(path) : base.read(path);
  return {
    name: base.name,
    sent: 0,
    changes,
    read,
    prepare: async (path, bytes) => ({
      async place(isNew) {
        if (isNew && (await read(path))) return false;
        changes.set(path, bytes);
        return true;
      },
    }),
    remove: async (path) => void changes.set(path, undefined),
    async list(folder = '') {
      const written = [...changes.keys()].filter((path) => path.startsWith(folder && `${folder}/`));
      const paths = new Set([...(await base.list(folder)), ...written]);
      return [...paths].filter((path) => !changes.has(path) || changes.get(path)).sort();
    },
  } satisfies Store & Record<string, unknown>;
}
