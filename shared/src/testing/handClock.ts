/** A clock with timers that tests move by hand. */
export interface HandClock {
  now: number;
  /** Pending timers by id, with the time when they are due. */
  readonly timers: ReadonlyMap<number, { at: number; run: () => void }>;
  /** Advances the time and runs the timers that are due. */
  pass(milliseconds: number): void;
  /** Restores the page's own clock. */
  stop(): void;
}

export function startHandClock(start: string): HandClock {
  const real = { setTimeout, clearTimeout, now: Date.now };
  const timers = new Map<number, { at: number; run: () => void }>();
  let last = 0;
  const clock: HandClock = {
    now: Date.parse(start),
    timers,
    pass(milliseconds) {
      clock.now += milliseconds;
      for (const [id, { at, run }] of timers) {
        if (at > clock.now) continue;
        timers.delete(id);
        run();
      }
    },
    stop() {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
      Date.now = real.now;
    },
  };
  Date.now = () => clock.now;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, after = 0) => {
      last += 1;
      timers.set(last, { at: clock.now + after, run });
      return last;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  return clock;
}
