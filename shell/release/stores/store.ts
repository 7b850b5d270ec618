/** Paths are relative to the site's root, with forward slashes. */
export interface Store {
  readonly name: string;
  /** How many bytes were written. */
  sent: number;
  read(path: string): Promise<Uint8Array | undefined>;
  /** A reader sees either the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Writes a new file. At most one writer gets true; false may mean that another one is under way. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  remove(path: string): Promise<void>;
  /** Every file below a folder, without compressed copies. */
  list(folder?: string): Promise<string[]>;
  /** Most failures, such as a full disk, happen here, before anything is visible. */
  prepare(path: string, bytes: Uint8Array): Promise<PreparedFile>;
  /** A defect in how a file is stored, such as in its compressed copies. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

export interface PreparedFile {
  place(): Promise<void>;
  discard?(): Promise<void>;
}
