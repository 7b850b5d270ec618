import { setTimeout } from 'node:timers/promises';
import { createContext, Script } from 'node:vm';

const DEADLINE_MS = 5_000;
/** Loading a section takes long on a busy machine. */
const PROMISE_DEADLINE_MS = 30_000;

const call = new Script('run()');
const context: { run?: () => unknown } = createContext({});

export class Late extends Error {}

const late = (deadline: number) =>
  new Late(
    `it did not end within ${deadline / 1000} s. Look for a loop without an end, or a promise that never settles. On a busy machine, try again.`,
  );

/**
 * Calls a function.
 * @throws when it does not return in time; then its `finally` blocks do not run
 */
export function runInTime<Result>(run: () => Result, deadline = DEADLINE_MS): Result {
  context.run = run;
  try {
    return call.runInContext(context, { timeout: deadline });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? late(deadline) : error;
  }
}

/**
 * Runs a function and waits for its promise. A loop that begins after its first `await` is not
 * ended.
 */
export async function settleInTime<Result>(
  run: () => Promise<Result>,
  deadline = PROMISE_DEADLINE_MS,
) {
  const ended = new AbortController();
  const { signal } = ended;
  const time = setTimeout(deadline, late(deadline), { signal }).then((error) =>
    Promise.reject(error),
  );
  const result = (async () => runInTime(run, deadline))();
  return Promise.race([result, time]).finally(() => ended.abort());
}
