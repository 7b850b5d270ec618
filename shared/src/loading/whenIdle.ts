const IDLE_TIMEOUT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

export function whenIdle(callback: () => void, timeoutMs = IDLE_TIMEOUT_MS): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, WITHOUT_IDLE_MS);
}
