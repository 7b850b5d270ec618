/** Longest wait, in milliseconds. */
const DEADLINE = 2000;

/** Waits until an expectation holds: calls it every few milliseconds until it no longer throws. */
export async function until(expectation: () => void): Promise<void> {
  const end = performance.now() + DEADLINE;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resolves after every task that is queued already. For what must not happen, where a queued task would make it happen. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
