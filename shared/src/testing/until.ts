const TIMEOUT_MS = 2000;

/** Calls an expectation again and again until it no longer throws. */
export async function until(expectation: () => void): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resolves after all tasks that are already queued. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
