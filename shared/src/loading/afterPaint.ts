/** A hidden tab, where nothing is painted, continues after this time. */
const HIDDEN_TIMEOUT_MS = 500;

/** Resolves after the next frame is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
