/** After this time, in milliseconds, a hidden tab continues although nothing is painted. */
const HIDDEN_TIMEOUT_MS = 500;

/** Resolves after the next frame is painted, so that visible work comes before invisible work. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
