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

/** Starts everything that needs script, once, on the page that the visitor opened, and replays earlier clicks. */
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

/** Replays queued clicks whose roots are interactive now. */
function replayClicks(): void {
  for (const element of queuedClicks) {
    const root = element.closest<HTMLElement>('[data-root], html');
    // Clicks on elements that have left the page are dropped.
    if (element.isConnected && root?.dataset.state !== 'ready') continue;
    queuedClicks.delete(element);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
