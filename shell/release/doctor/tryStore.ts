import { randomUUID } from 'node:crypto';
import { type Store, write } from '../stores/store.ts';
import { storeFault } from '../stores/storeFault.ts';
import type { Tried } from './tried.ts';

const RUNBOOK = 'See "Permissions of a bucket" in the runbook.';

/** Does once what a release does: it writes a file below `releases/`, and removes it. */
export async function tryStore(store: Store): Promise<Tried[]> {
  const path = `releases/store-check/${randomUUID()}.json`;
  const text = Buffer.from('{"from":"ringside doctor"}');
  const tried: Tried[] = [];

  const attempt = async (
    code: Tried['code'],
    check: string,
    work: () => Promise<string | undefined>,
  ) => {
    const fault = await work().catch((error: Error) => error.message);
    tried.push({ code, part: 'store', check, ...(fault && { fault, remedy: RUNBOOK }) });
    return !fault;
  };

  const isRead = await attempt('store-read', 'read', async () => {
    const found = await store.read(path);
    return found && 'a file that nobody wrote exists.';
  });
  if (!isRead) return tried;

  const isWritten = await attempt('store-write', 'write', async () => {
    await write(store, path, text);
    const found = Buffer.from((await store.read(path)) ?? '');
    return found.equals(text) ? undefined : 'what was written is not read at once.';
  });
  if (!isWritten) return tried;

  await attempt('store-list', 'list', async () => {
    const names = await store.list('releases/store-check');
    return names.includes(path) ? undefined : 'a new file is not listed at once.';
  });
  await attempt('store-create', 'create a file only if it does not exist', () => storeFault(store));
  await attempt('store-remove', 'remove', async () => {
    await store.remove(path);
    return (await store.read(path)) ? 'a removed file is still there.' : undefined;
  });
  return tried;
}
