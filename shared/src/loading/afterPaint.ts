/** When a tab that draws nothing, since nobody sees it, goes on all the same, in milliseconds. */
const UNSEEN = 500;

/** Resolves when the next frame has been drawn, so that what a visitor waits for to see comes before what they do not. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
