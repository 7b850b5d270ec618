import type { ToastService } from '@ringside/shared/contract';
import { SLOW } from './errors/errorPage.ts';
import { stopFetchingModules } from './islands/intent.ts';

const PROGRESS_DELAY_MS = 150;
const SLOW_TOAST_DELAY_MS = 8000;

/**
 * Stops what the current page is loading, because the next page would wait for it, and shows
 * progress.
 * @returns a function that ends the progress, and lets the page load again
 */
export function makeWayForNextPage(signal: AbortSignal, toast: ToastService): () => void {
  const resumePictures = stopPictures();
  const resumeFetching = stopFetchingModules();
  const page = document.documentElement;
  const progress = setTimeout(
    () => page.toggleAttribute('data-navigating', true),
    PROGRESS_DELAY_MS,
  );
  const slow = setTimeout(() => toast.show(SLOW), SLOW_TOAST_DELAY_MS);
  const end = () => {
    clearTimeout(progress);
    clearTimeout(slow);
    page.removeAttribute('data-navigating');
    resumePictures();
    resumeFetching();
  };
  signal.addEventListener('abort', end);
  return end;
}

/**
 * The empty picture has no size of its own, so the reserved space stays. It is decoded here,
 * because later a visitor waits.
 */
const empty = new Image();
empty.src = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/**
 * Stops unfinished pictures, as unloading a page does: they hold connections that the next page
 * needs.
 */
function stopPictures(): () => void {
  const stopped = [...document.querySelectorAll<HTMLSourceElement>('picture source')]
    .filter(({ srcset }) => srcset !== empty.src)
    .filter(({ parentElement }) => !parentElement?.querySelector('img')?.complete)
    .map((source) => ({ source, srcset: source.srcset }));
  for (const { source } of stopped) source.srcset = empty.src;
  return () => {
    for (const { source, srcset } of stopped) if (source.isConnected) source.srcset = srcset;
  };
}
