/** How long to wait in a hidden tab, which paints nothing. */
const HIDDEN_TIMEOUT_MS = 500;

/** Resolves after the browser has painted the next frame. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

const IDLE_TIMEOUT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

export function whenIdle(callback: () => void, timeoutMs = IDLE_TIMEOUT_MS): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, WITHOUT_IDLE_MS);
}

/**
 * Returns what a promise resolves to, but waits no longer than the deadline.
 * @param deadline in milliseconds
 * @param what names the promise in the error message
 * @throws when the promise rejects, or is still pending at the deadline
 */
export function inTime<Value>(
  promise: Value | PromiseLike<Value>,
  deadline: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`ringside: ${what} timed out.`)), deadline);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
