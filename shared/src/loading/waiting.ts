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
