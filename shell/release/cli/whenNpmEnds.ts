const POLL_MS = 500;

/**
 * Calls `ended` when npm, which started this process, has ended. npm passes on SIGINT and SIGTERM but not SIGHUP, so
 * without this the script would continue. Returns a function that stops watching.
 */
export function whenNpmEnds(ended: () => void): () => void {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return () => {};
  const watch = setInterval(() => {
    if (process.ppid !== npm) ended();
  }, POLL_MS).unref();
  return () => clearInterval(watch);
}
