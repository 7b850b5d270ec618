/** How long a browser may take to draw what the old page looked like, in milliseconds; a fade is not worth waiting for. */
const PATIENCE = 200;

/**
 * Changes the page under a view transition, where the browser has them and motion is welcome.
 *
 * @returns when the page has changed; the fade may still be running, and never stops a press (`motion.css`)
 */
export async function withTransition(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await change();
    return;
  }
  const transition = document.startViewTransition(() => {
    clearTimeout(timer);
    return change();
  });
  // Without it the page would change only when the browser draws again: a busy or stuck one kept a press waiting for seconds.
  const timer = setTimeout(() => transition.skipTransition(), PATIENCE);
  const { ready, finished, updateCallbackDone } = transition;
  // A hidden tab or a newer navigation skips the fade, which rejects these two; the page changes all the same.
  for (const fade of [ready, finished]) fade.catch(() => 'skipped');
  await updateCallbackDone;
}
