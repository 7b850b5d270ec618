import type { PageData, Services } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/internal/loading';
import type { FetchedPage } from '@ringside/shared/internal/page';
import { errorPage, errorToast } from './errors/errorPage.ts';
import { fetchPage } from './fetchPage.ts';
import { isPage } from './links.ts';
import { beginPending } from './pending.ts';
import { ShownPage } from './shownPage.ts';
import { arrive, showWhole, swapPage } from './swap/swap.ts';
import { rememberState, restoreState } from './swap/visitorState.ts';

let shown: ShownPage;

/** Marks a navigation that is left to the browser. */
const IN_FULL = true;

/** See {@link ShownPage.start} and {@link ShownPage.fail}. */
export const startIsland = (element: Element, reason: string): void => shown.start(element, reason);
export const failIsland = (element: Element): void => shown.fail(element);

/** A navigation to another page, until that page is shown. */
interface Visit {
  event: NavigateEvent;
  /** Whether its URL changes once its page has loaded. */
  isAwaited: boolean;
}

/** A page to show, one that only a new document can show, or none that can be loaded. */
type Target = FetchedPage | 'in full' | 'nothing';

/**
 * Shows the pages of this site without a reload, where the browser has the Navigation API.
 *
 * @param openedAt the path under which the browser opened the first page
 * @param onPaint is called whenever a page has been painted
 */
export function startNavigation(
  first: PageData,
  openedAt: string,
  services: Services,
  onPaint: () => void,
): void {
  let visit: Visit | undefined;

  /** The visitor wants to see the page before its islands start. */
  function show(data: PageData, path: string): void {
    const page = new ShownPage(data, path, services, () => visit?.event.signal.aborted === false);
    shown = page;
    void afterPaint().then(() => {
      if (shown !== page) return;
      page.wait();
      onPaint();
    });
  }

  show(first, openedAt);
  // The visitor went back before this script was listening.
  if (location.pathname !== openedAt) location.reload();
  if (!('navigation' in window) || location.pathname.startsWith('/embed/')) return;

  navigation.addEventListener('navigate', (event) => {
    const { signal, destination } = event;
    const url = new URL(destination.url);
    const isReturn = event.navigationType === 'traverse';
    // Chromium 147 crashes when Back or Forward interrupts it (issues.chromium.org/issues/511525672), so they begin
    // after it.
    if (isReturn && visit?.isAwaited && event.cancelable) {
      event.preventDefault();
      visit.isAwaited = false;
      setTimeout(() => navigation.traverseTo(destination.key));
      return;
    }
    if (event.downloadRequest !== null || (destination.sameDocument && !isReturn)) {
      // A download, an anchor or a script ends our navigation. The browser's own would go on.
      const href = visit?.isAwaited && visit.event.destination.url;
      if (href) setTimeout(() => navigation.navigate(href));
      // The browser may look for a scroll position.
      return showWhole();
    }
    visit = undefined;
    if (!isPageNavigation(event, url)) return showWhole();
    const mine: Visit = { event, isAwaited: false };
    visit = mine;
    const left = navigation.currentEntry?.key;
    const end = beginPending(signal, services.toast);
    // Back and Forward change the URL before the page has loaded.
    const canWait = !isReturn && event.cancelable && 'NavigationPrecommitController' in globalThis;
    let target: Target | undefined;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      ...(canWait && {
        precommitHandler: async () => {
          mine.isAwaited = true;
          target = await load(url);
          mine.isAwaited = false;
          if (typeof target === 'object' || signal.aborted) return;
          // Offline, a full load would fail too.
          if (target === 'in full' && navigator.onLine) navigation.navigate(url.href, { info: IN_FULL });
          else services.toast.show(errorToast());
          throw new Error(url.href);
        },
      }),
      async handler() {
        try {
          target ??= await load(url);
          if (visit !== mine) return;
          if (target === 'in full') return location.reload();
          const next = target === 'nothing' ? errorPage(url, shown.data) : target;
          rememberState(left);
          swapPage(next, event.hasUAVisualTransition);
          ringside.queuedClicks.clear();
          void shown.leave();
          arrive(event);
          if (isReturn) void restoreState();
          show(next.data, url.pathname);
          visit = undefined;
          end();
        } catch {
          // Something has changed the document.
          location.reload();
        }
      },
    });
  });
}

async function load(url: URL): Promise<Target> {
  try {
    const page = await fetchPage(url);
    // The live views of `/embed` need its policy, and another release of the shell its runtime.
    const needsDocument = url.pathname === '/embed' || page?.data.runtime.href !== shown.data.runtime.href;
    return page && !needsDocument ? page : 'in full';
  } catch {
    return 'nothing';
  }
}

function isPageNavigation(
  { canIntercept, formData, info, navigationType }: NavigateEvent,
  url: URL,
): boolean {
  if (!canIntercept || formData || navigationType === 'reload' || info === IN_FULL) return false;
  // For another fragment or query, the browser restores the scroll position.
  return navigationType === 'traverse' ? url.pathname !== shown.path : isPage(url);
}
