/** Where a site lives: a directory or a bucket. Paths are relative to the site's root, with forward slashes. */
export interface Store {
  /** The target as the user wrote it, for messages. */
  readonly name: string;
  /** Its folder on this machine, if it has one, with the compressed copies beside the files. */
  readonly folder?: string;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Writes a whole file or nothing: a reader sees either the old bytes or the new ones. Returns the bytes sent. */
  write(path: string, bytes: Uint8Array): Promise<number>;
  /** Writes a file that does not exist yet; false if it exists. Of any number of writers, exactly one gets true. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  /** Every file below a folder, by default below the site's root, without the compressed copies that the store adds. */
  list(folder?: string): Promise<string[]>;
  /** Starts a change of many files. It becomes visible as a whole or, on failure, not at all. */
  stage(): Promise<Staging>;
  /** The defect of a file's compressed copies, if any. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

/** Files that are being prepared. None of them is visible before `commit`. */
export interface Staging {
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): void;
  /**
   * Writes new files first, so that no changed page links to a missing one, and removes files last. Returns the bytes
   * sent.
   */
  commit(): Promise<number>;
  /** Restores what `commit` changed before it failed. */
  revert(): Promise<void>;
  /** Deletes the prepared files and the backups. Must always be called last. */
  discard(): Promise<void>;
}
