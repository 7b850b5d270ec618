import type { Store } from './store.ts';

/** Shows another store with a change applied. The other store is only read. */
export function overlayStore(base: Store) {
  const written = new Map<string, Uint8Array>();
  const removed = new Set<string>();

  const overlay: Store = {
    name: base.name,
    sent: 0,
    read: async (path) => written.get(path) ?? (removed.has(path) ? undefined : base.read(path)),
    async write(path, bytes) {
      removed.delete(path);
      written.set(path, bytes);
    },
    async create(path, bytes) {
      const isNew = !(await overlay.read(path));
      if (isNew) await overlay.write(path, bytes);
      return isNew;
    },
    async remove(path) {
      written.delete(path);
      removed.add(path);
    },
    async list(folder = '') {
      const added = [...written.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
      const kept = (await base.list(folder)).filter((path) => !removed.has(path));
      return [...new Set([...kept, ...added])].sort();
    },
    prepare: async (path, bytes) => ({ place: () => overlay.write(path, bytes) }),
  };
  return { ...overlay, written, removed };
}
