import { hashOf, isSameHash } from '@ringside/shared/build/hash';
import type { Entry, PageIndex } from '../compose/reuse/pageIndex.ts';
import type { Store } from '../stores/store.ts';
import type { Refusal } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';

/** The codes of what `verify` finds, in `docs/build-a-section.md`. */
export const FAULTS = [
  'unfinished',
  'outdated-pointer',
  'missing-file',
  'changed-file',
  'outdated-file',
  'unknown-file',
  'damaged-copy',
] as const;

/** A defect of a site. That of a release or of the page index has the code of its refusal. */
export interface Fault {
  code: (typeof FAULTS)[number] | Refusal;
  message: string;
  /** The file, unless the defect is of a whole release. */
  path?: string;
}

/** Files that differ from the index or are not in it, each with its defect. */
export async function damagedFiles(store: Store, index: PageIndex, paths: Iterable<string>) {
  const faults = await inParallel(new Set(paths), async (path) => {
    const fault = await damageOf(store, path, index.get(path));
    return fault ? [[path, fault] as const] : [];
  });
  return new Map(faults.flat());
}

async function damageOf(store: Store, path: string, entry?: Entry): Promise<Fault | undefined> {
  const bytes = await store.read(path);
  if (!bytes) return entry && faultOf('missing-file', path, 'is missing');
  if (!entry) {
    const what = `belongs to no live release. If it is yours, list it in a release: --beside ${path}`;
    return faultOf('unknown-file', path, what);
  }
  if (!isSameHash(hashOf(bytes), entry.hash))
    return faultOf('changed-file', path, 'is not what was composed');
  return copyFault(store, path, bytes);
}

/** A defect in how a file is stored. */
export async function copyFault(store: Store, path: string, bytes: Uint8Array) {
  const message = await store.checkCopies?.(path, bytes);
  return message === undefined ? undefined : ({ code: 'damaged-copy', message, path } as const);
}

export const faultOf = (code: Fault['code'], path: string, what: string): Fault => ({
  code,
  message: `${path} ${what}`,
  path,
});
