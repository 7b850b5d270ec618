/** Where a site lives: a directory or a bucket. Paths are relative to the site's root, with forward slashes. */
export interface Store {
  /** The target as a person wrote it, for messages. */
  readonly name: string;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Writes a whole file or nothing; a reader sees the old bytes or the new ones. Returns the bytes sent. */
  write(path: string, bytes: Uint8Array): Promise<number>;
  /** Writes a file that is not there yet. False when it is: of any number of writers exactly one gets true. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
  /** Every file below a folder, the site's root by default. Compressed copies a store keeps for itself are not listed. */
  list(folder?: string): Promise<string[]>;
  /** Starts a change of many files that shows all at once, or, when it fails, not at all. */
  stage(): Promise<Staging>;
  /** What is wrong with the compressed copies the store keeps of a file. */
  checkCopies?(path: string, bytes: Uint8Array): Promise<string | undefined>;
}

/** Files being made ready. Nothing of it shows before `commit`. */
export interface Staging {
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): void;
  /** New files first, so that no changed page links to one that is not there; removals last. Returns the bytes sent. */
  commit(): Promise<number>;
  /** Puts back what `commit` changed before it failed. */
  revert(): Promise<void>;
  /** Throws away what was made ready and kept; always called last. */
  discard(): Promise<void>;
}
