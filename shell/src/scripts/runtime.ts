import type { Notice, PageData } from '@ringside/shared/contract';
import { importModule } from '@ringside/shared/internal/loading';
import { createToast, writeLiveText } from '@ringside/shared/internal/page';
import { enhanceLayout } from '../own/enhanceLayout.ts';
import { watchErrors } from '../routing/errors/watchErrors.ts';
import { firstInteraction, savesData } from '../routing/islands/firstInteraction.ts';
import { watchIntent } from '../routing/islands/intent.ts';
import { startNavigation } from '../routing/navigation.ts';
import { prefetchInView, prefetchOnIntent } from '../routing/prefetch.ts';
import { loadStylesheet } from '../routing/swap/stylesheets.ts';
import beacon from './beacon.ts?file';
import { openedAt, queuedClicks } from './boot.ts';

/** Starts everything that needs script, once, and replays earlier clicks. */
export function run(page: PageData): void {
  const { style } = page.runtime;
  /** Loads the shell's whole stylesheet, with the rules for what script shows. */
  const loadStyle = async () =>
    style &&
    loadStylesheet(style, (error) =>
      console.error('ringside: the stylesheet could not be loaded:', error),
    );
  const { show } = createToast(document.querySelector('[data-toasts]') as HTMLElement);
  const toast = { show: (notice: Notice) => void loadStyle().then(() => show(notice)) };
  const services = { toast };

  document.addEventListener('ringside:notice', (event) => {
    event.preventDefault();
    toast.show((event as CustomEvent<Notice>).detail);
  });
  enhanceLayout(services);
  document.documentElement.dataset.state = 'ready';

  void firstInteraction.then(() => {
    void loadStyle();
    if (mayMeasure(page)) void importModule(beacon).catch(() => {});
  });
  const prefetchShown = prefetchInView();
  const shown = startNavigation(page, openedAt, services, () => {
    writeLiveText(document);
    prefetchShown();
    replay();
  });
  if (page.layout)
    void importModule(page.router).then(
      (islands) => (islands as typeof import('./islands.ts')).startLayout(page, services),
      (error) => console.error('ringside: header and footer could not start:', error),
    );

  watchErrors(services);
  watchIntent((control, reason) => shown().start(control, reason));
  for (const type of ['ringside:ready', 'ringside:section-error'])
    document.addEventListener(type, replay);
  ringside.onClick = (clicked) => shown().clicks.add(clicked);
  queuedClicks.forEach(ringside.onClick);
  replay();
  prefetchOnIntent();

  function replay(): void {
    shown().clicks.replay();
  }
}

function mayMeasure({ measure }: PageData): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (!measure || doNotTrack === '1' || globalPrivacyControl || savesData) return false;
  return Math.random() * 100 < measure.share;
}
