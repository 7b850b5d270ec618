/** Longest wait for an idle moment, unless another is given. */
const IDLE_TIMEOUT_MS = 2000;
/** How long a browser without `requestIdleCallback` (WebKit) waits instead. */
const WITHOUT_IDLE_MS = 200;

/** Calls back at an idle moment, after `timeoutMs` at the latest. */
export function whenIdle(callback: () => void, timeoutMs = IDLE_TIMEOUT_MS): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, WITHOUT_IDLE_MS);
}
