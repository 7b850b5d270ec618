/** A deliberate defect that resembles a plausible mistake. */
export interface Mutant {
  /** Selects it on the command line: `--only news-oldest-first`. */
  name: string;
  /** Path from the workspace's root. */
  file: string;
  /** Must occur in the file exactly once. */
  find: string;
  replace: string;
  /** What is wrong then, in one sentence. */
  breaks: string;
  /** The test file that should notice; it is tried first. Without it, or if it passes, all of `npm test` is run. */
  expected?: string;
}
