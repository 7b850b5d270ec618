import type { Store } from './store.ts';

/** Shows another store with a change applied. The other store is only read. */
export function overlayStore(base: Store) {
  const written = new Map<string, Uint8Array>();
  const removed = new Set<string>();
  const read: Store['read'] = async (path) =>
    written.get(path) ?? (removed.has(path) ? undefined : base.read(path));
  return {
    name: base.name,
    sent: 0,
    written,
    removed,
    read,
    prepare: async (path, bytes) => ({
      async place(isNew) {
        if (isNew && (await read(path))) return false;
        removed.delete(path);
        written.set(path, bytes);
        return true;
      },
    }),
    async remove(path) {
      written.delete(path);
      removed.add(path);
    },
    async list(folder = '') {
      const added = [...written.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
      const kept = (await base.list(folder)).filter((path) => !removed.has(path));
      return [...new Set([...kept, ...added])].sort();
    },
  } satisfies Store & Record<string, unknown>;
}
