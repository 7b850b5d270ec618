import type { ToastService } from '@ringside/shared/contract';
import { SLOW } from './errors/errorPage.ts';
import { resumeFetchingAhead, stopFetchingAhead } from './islands/intent.ts';
import { resumePictures, stopPictures } from './pictures.ts';

const PROGRESS_DELAY_MS = 150;
/** After this time a notice reports that the page is still loading. */
const SLOW_NOTICE_DELAY_MS = 8000;

/**
 * While another page loads: shows progress, and gives up what the current page loads, so that the next one need not
 * wait.
 *
 * @returns a function that ends it
 */
export function beginPending(signal: AbortSignal, toast: ToastService, onEnd: () => void): () => void {
  stopPictures();
  stopFetchingAhead();
  const page = document.documentElement;
  const progress = setTimeout(() => page.toggleAttribute('data-navigating', true), PROGRESS_DELAY_MS);
  const slow = setTimeout(() => toast.show(SLOW), SLOW_NOTICE_DELAY_MS);
  const end = () => {
    clearTimeout(progress);
    clearTimeout(slow);
    page.removeAttribute('data-navigating');
    resumePictures();
    resumeFetchingAhead();
    onEnd();
  };
  signal.addEventListener('abort', end);
  return end;
}
