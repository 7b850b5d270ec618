/** How many tasks may run before adding another one waits. */
const CONCURRENCY = 16;

/** Runs tasks in the background, a few at a time. The first failure is thrown by the next `add`, or by `done`. */
export function queue() {
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];

  async function settle(keep: number): Promise<void> {
    while (pending.size > keep) await Promise.race(pending);
    if (failures.length === 0) return;
    await Promise.all(pending);
    throw failures[0];
  }

  return {
    async add(task: () => Promise<void>): Promise<void> {
      await settle(CONCURRENCY - 1);
      const running: Promise<void> = task()
        .catch((error: unknown) => {
          failures.push(error);
        })
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    done: (): Promise<void> => settle(0),
    /** Waits until no task is running, whether tasks failed or not. */
    async idle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}
