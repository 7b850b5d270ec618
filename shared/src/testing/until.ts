/** Longest wait, in milliseconds. */
const DEADLINE = 2000;

/** Waits until an expectation holds: calls it at each frame until it no longer throws. */
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

/** Lets everything run that is already waiting to: tasks, microtasks, React's own work. For what must NOT happen. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setTimeout(resolve, 20), 20));
