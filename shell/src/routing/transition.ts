/**
 * Changes the page under a view transition, where the browser has them and motion is welcome.
 *
 * @returns when the page has changed; the fade may still be running, and never stops a press (`frame.css`)
 */
export async function withTransition(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A hidden tab or a newer navigation skips the fade, which rejects these two; the page changes all the same.
  for (const fade of [ready, finished]) fade.catch(() => 'skipped');
  await updateCallbackDone;
}
