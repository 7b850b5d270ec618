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
