/** One thing that is broken on purpose, as a plausible mistake would. */
export interface Mutant {
  /** Chooses it on the command line: `--only news-oldest-first`. */
  name: string;
  /** From the workspace's root. */
  file: string;
  /** Must occur in the file exactly once. */
  find: string;
  replace: string;
  /** What is wrong then, in one sentence. */
  breaks: string;
  /** The test file that should notice; it is tried first. Without it, or when it does not, all of `npm test` is tried. */
  expected?: string;
}
