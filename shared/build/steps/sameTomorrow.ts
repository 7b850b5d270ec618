const DAY_MS = 24 * 60 * 60 * 1000;
/** In characters, on each side of the first difference. */
const SHOWN = 40;

/** @throws when a result is random, or depends on the clock */
export function sameTomorrow<Result>(make: () => Result): Result {
  const first = make();
  const second = tomorrow(make);
  const [one, other] = [first, second].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  if (one === other || one === undefined || other === undefined) return first;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const near = (text: string) => text.slice(Math.max(0, start - SHOWN), start + SHOWN);
  throw new Error(
    `it is different each time: “${near(one)}”, and a day later “${near(other)}”. Show what is random, or depends on the clock, in the browser: in an effect.`,
  );
}

function tomorrow<Result>(run: () => Result): Result {
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...given: ConstructorParameters<typeof Clock> | []) {
      super(...((given.length > 0 ? given : [Clock.now() + DAY_MS]) as ConstructorParameters<typeof Clock>));
    }
    static override now = () => Clock.now() + DAY_MS;
  } as DateConstructor;
  try {
    return run();
  } finally {
    globalThis.Date = Clock;
  }
}
