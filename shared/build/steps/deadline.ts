import { createContext, Script } from 'node:vm';

/** In milliseconds. */
const DEADLINE = 5_000;

const call = new Script('run()');
const context: { run?: () => unknown } = createContext({});

export class Late extends Error {
  constructor(deadline: number) {
    super(
      `it did not end within ${deadline / 1000} s. Look for a loop without an end, or a promise that never settles.`,
    );
  }
}

/** Calls a function. @throws Late when it does not return in time; then its `finally` blocks do not run */
export function returned<Result>(run: () => Result, deadline = DEADLINE): Result {
  context.run = run;
  try {
    return call.runInContext(context, { timeout: deadline });
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new Late(deadline) : error;
  }
}

/** As `returned`, and waits for the promise. A loop that begins after its first `await` is not ended. */
export async function settled<Result>(
  run: () => Result | Promise<Result>,
  deadline = DEADLINE,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(deadline)), deadline);
  });
  try {
    return await Promise.race([returned(run), end]);
  } finally {
    clearTimeout(timer);
  }
}
