/** Where a site lives: a directory or a bucket. Paths are relative, with forward slashes. */
export interface Store {
  read(path: string): Promise<Uint8Array | undefined>;
  /** Writes a whole file or nothing; a reader sees the old bytes or the new ones. */
  write(path: string, bytes: Uint8Array): Promise<void>;
}
