/** Paths are relative to the site's root, with forward slashes. */
export interface Store {
  readonly name: string;
  /** How many bytes were written. */
  sent: number;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Most failures, such as a full disk, happen here, before anything is visible. */
  prepare(path: string, bytes: Uint8Array): Promise<PreparedFile>;
  remove(path: string): Promise<void>;
  /** Every file below a folder, without compressed copies. */
  list(folder?: string): Promise<string[]>;
  /** A defect in how a file is stored, such as in its compressed copies. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

export interface PreparedFile {
  /**
   * A reader sees either the old bytes or the new ones. If the file must be new, at most one writer gets true; false
   * may mean that another one is under way.
   */
  place(isNew?: boolean): Promise<boolean>;
  discard?(): Promise<void>;
}

export async function write(store: Store, path: string, bytes: Uint8Array, isNew = false): Promise<boolean> {
  const { place, discard } = await store.prepare(path, bytes);
  return place(isNew).finally(discard);
}
