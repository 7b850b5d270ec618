import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { composed } from './liveIndex.ts';

/** What publishing runs on, apart from a store. The simulation has its own. */
export interface World {
  /** Milliseconds that never run backwards, and may stand still while a laptop sleeps. */
  elapsed(): number;
  /** The time of day in milliseconds, which may be wrong. */
  now(): number;
  sleep(ms: number, isBackground?: boolean): Promise<void>;
  name(): string;
  compose: typeof composed;
}

export const thisWorld: World = {
  elapsed: () => performance.now(),
  now: () => Date.now(),
  sleep: (ms, isBackground = false) => setTimeout(ms, undefined, { ref: !isBackground }),
  name: () => randomUUID().slice(0, 8),
  compose: composed,
};
