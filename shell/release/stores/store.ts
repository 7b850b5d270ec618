/** Where a site lives: a directory or a bucket. Paths are relative to the site's root, with forward slashes. */
export interface Store {
  readonly name: string;
  sent: number;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Writes a whole file or nothing: a reader sees either the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Writes a file that does not exist yet; false if it exists or another writer is as fast. At most one writer gets true. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  remove(path: string): Promise<void>;
  /** Every file below a folder, by default below the site's root, without the compressed copies that the store adds. */
  list(folder?: string): Promise<string[]>;
  /** Prepares a write. Most failures, such as a full disk, happen here, before anything is visible. */
  prepare(path: string, bytes: Uint8Array): Promise<PreparedFile>;
  /** The defect in how a file is stored beside its bytes, such as in its compressed copies, if any. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

export interface PreparedFile {
  place(): Promise<void>;
  discard?(): Promise<void>;
}
