import { constants } from 'node:os';
import { whenNpmEnds } from './whenNpmEnds.ts';

/** Ctrl-C, a request to stop, and a closed terminal. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` once, when this process should stop: on a signal, or because npm, which started it, has ended.
 * Returns a function that stops listening.
 */
export function onEndSignal(end: (signal: NodeJS.Signals) => void): () => void {
  let asked = false;
  const ask = (signal: NodeJS.Signals) => {
    // Ctrl-C arrives twice: from the terminal, and from npm, which passes it on.
    if (!asked) end(signal);
    asked = true;
  };
  for (const signal of END_SIGNALS) process.on(signal, ask);
  const stopWatching = whenNpmEnds(() => ask('SIGTERM'));
  return () => {
    stopWatching();
    for (const signal of END_SIGNALS) process.off(signal, ask);
  };
}

/** The exit status with which shells report that a signal ended a process. */
export const statusOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];
