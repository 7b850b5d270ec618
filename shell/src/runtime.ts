import type { Notice, PageData, Services } from '@ringside/shared/contract';
import { openedAt, queuedClicks } from './boot.ts';
import { enhanceFrame } from './layout/enhanceFrame.ts';
import { retryRoots, startNavigation } from './routing/navigation.ts';
import { prefetchInView, prefetchOnIntent } from './routing/prefetch.ts';
import { watchErrors } from './routing/watchErrors.ts';
import { storage } from './services/storage.ts';
import { createToast } from './services/toast.ts';
import './widgets/countdown/countdown-define.ts';
import './widgets/newsletter/newsletter-define.ts';

/** Starts everything that needs script, once, on the page the visitor opened, and presses what was pressed before. */
export function run(page: PageData): void {
  const region = document.querySelector('[data-toasts]') as HTMLElement;
  const services: Services = { toast: createToast(region), storage };

  document.addEventListener('ringside:notice', (event) => {
    event.preventDefault();
    services.toast.show((event as CustomEvent<Notice>).detail);
  });
  watchErrors(services, retryRoots);
  enhanceFrame(services);
  document.documentElement.dataset.state = 'ready';

  document.addEventListener('ringside:ready', replayClicks);
  startNavigation(page, openedAt, services, prefetchInView());
  prefetchOnIntent();
  replayClicks();
}

/** Presses once more what was pressed too early, if its root can answer now. */
function replayClicks(): void {
  for (const element of queuedClicks) {
    const root = element.closest<HTMLElement>('[data-root], html');
    // What has left the page is let go.
    if (element.isConnected && root?.dataset.state !== 'ready') continue;
    queuedClicks.delete(element);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
