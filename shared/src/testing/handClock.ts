export interface HandClock {
  now: number;
  readonly timers: ReadonlyMap<number, { at: number; run: () => void }>;
  pass(milliseconds: number): void;
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
