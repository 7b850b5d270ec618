/** Ctrl-C, a request to stop, and a closed terminal. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const POLL_MS = 500;

/**
 * Calls `end` when this process should stop: on a signal, or because npm, which started it, has ended. npm passes on
 * SIGINT and SIGTERM but not SIGHUP. Ctrl-C arrives twice: from the terminal, and from npm.
 */
export function onEndSignal(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of END_SIGNALS) process.on(signal, end);
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) end('SIGTERM');
  }, POLL_MS).unref();
}
