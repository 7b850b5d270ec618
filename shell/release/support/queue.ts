/** How many tasks may be under way before adding another one waits. */
const LIMIT = 16;

/** Runs tasks beside whoever adds them, a few at a time. The first failure shows at the next `add`, or at `done`. */
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
      await settle(LIMIT - 1);
      const running: Promise<void> = task()
        .catch((error: unknown) => {
          failures.push(error);
        })
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    done: (): Promise<void> => settle(0),
    /** Waits until nothing is under way any more, whatever became of it. */
    async idle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}
