import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { composeReleases } from './liveIndex.ts';

/**
 * The clocks, names and composing that publishing uses, apart from a store. The simulation has its
 * own.
 */
export const thisEnvironment = {
  /** Milliseconds that never run backwards, and may stand still while a laptop sleeps. */
  elapsed: () => performance.now(),
  /** The time of day in milliseconds, which may be wrong. */
  now: () => Date.now(),
  sleep: (ms: number, isBackground = false): Promise<void> =>
    setTimeout(ms, undefined, { ref: !isBackground }),
  name: () => randomUUID().slice(0, 8),
  compose: composeReleases,
};

export type Environment = typeof thisEnvironment;
