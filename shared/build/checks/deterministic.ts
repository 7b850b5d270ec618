import { runInTime } from './deadline.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many characters the message shows on each side of the first difference. */
const SHOWN = 40;

/** @throws when a result is random, or depends on the clock, or does not come in time */
export function deterministic<Result>(make: () => Result, deadline?: number): Result {
  const Clock = Date;
  try {
    return runInTime(() => {
      const first = make();
      globalThis.Date = tomorrow(Clock);
      refuseOther(first, make());
      return first;
    }, deadline);
  } finally {
    globalThis.Date = Clock;
  }
}

function refuseOther(first: unknown, second: unknown): void {
  const [one, other] = [first, second].map((value) => JSON.stringify(value));
  if (one === other || one === undefined || other === undefined) return;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const near = (text: string) => text.slice(Math.max(0, start - SHOWN), start + SHOWN);
  throw new Error(
    `it is different each time: “${near(one)}”, and a day later “${near(other)}”. Show what is random, or depends on the clock, in the browser: in an effect.`,
  );
}

const tomorrow = (Clock: DateConstructor) =>
  class extends Clock {
    constructor(...given: ConstructorParameters<typeof Clock> | []) {
      super(
        ...((given.length > 0 ? given : [Clock.now() + DAY_MS]) as ConstructorParameters<
          typeof Clock
        >),
      );
    }
    static override now = () => Clock.now() + DAY_MS;
  } as DateConstructor;
