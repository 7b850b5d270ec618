import type { PageData, Services } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/loading';
import type { FetchedPage } from '@ringside/shared/page';
import { errorNotice, errorPage } from './errors/errorPage.ts';
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

/** A navigation to another page. */
interface Visit {
  event: NavigateEvent;
  /** Whether its URL changes once its page has loaded. */
  isAwaited: boolean;
  /** Whether its page has neither been shown nor given up. */
  isUnderWay: boolean;
}

/** What a URL leads to: a page to show, one that only a new document can show, or none that can be loaded. */
type Target = FetchedPage | 'in full' | 'nothing';

/**
 * Shows the pages of this site without a reload: fetch, swap, focus, hydrate. Without the Navigation API the browser
 * loads pages.
 *
 * @param openedAt the path under which the browser opened the first page
 * @param onPaint is called whenever a page has been painted, including the first one
 */
export function startNavigation(
  first: PageData,
  openedAt: string,
  services: Services,
  onPaint: () => void,
): void {
  /** The latest visit. */
  let visit: Visit | undefined;

  /** Shows the page in `main`. Its islands wait until it is painted, because the visitor who clicked a link wants to see the page first. */
  function show(data: PageData, path: string): void {
    const page = new ShownPage(data, path, services, () => visit?.isUnderWay === true);
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
    // Chromium 147 crashes when Back or Forward interrupts it (issues.chromium.org/issues/511525672), so they begin anew after it.
    if (isReturn && visit?.isAwaited && event.cancelable) {
      event.preventDefault();
      visit.isAwaited = false;
      setTimeout(() => navigation.traverseTo(destination.key));
      return;
    }
    if (event.downloadRequest !== null || (destination.sameDocument && !isReturn)) {
      // A download, an anchor, or a script that changes the URL ends our navigation. The browser's own would go on.
      const href = visit?.isAwaited && visit.event.destination.url;
      if (href) setTimeout(() => navigation.navigate(href));
      // The browser may look for a scroll position, which depends on the height of the whole page.
      return showWhole();
    }
    visit = undefined;
    if (!isPageNavigation(event, url)) return showWhole();
    const mine: Visit = { event, isAwaited: false, isUnderWay: true };
    visit = mine;
    const left = navigation.currentEntry?.key;
    const end = beginPending(signal, services.toast, () => {
      mine.isUnderWay = false;
    });
    // Where the browser supports it, the URL changes once the page has loaded. Back and Forward change it at once.
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
          else services.toast.show(errorNotice());
          throw new Error(url.href);
        },
      }),
      async handler() {
        try {
          target ??= await load(url);
          // What only ended it leaves this page's URL in place.
          if (visit !== mine) return;
          if (target === 'in full') return location.reload();
          const next = target === 'nothing' ? errorPage(url, shown.data) : target;
          rememberState(left);
          swapPage(next, event.hasUAVisualTransition);
          ringside.queuedClicks.clear();
          shown.leave();
          arrive(event);
          if (isReturn) void restoreState();
          show(next.data, url.pathname);
          end();
        } catch {
          // Something has changed the document around the page.
          location.reload();
        }
      },
    });
  });
}

async function load(url: URL): Promise<Target> {
  try {
    const page = await fetchPage(url);
    return page && !needsReload(page.data, url) ? page : 'in full';
  } catch {
    return 'nothing';
  }
}

/** Whether a navigation leads to another page that can be shown in this document. */
function isPageNavigation(
  { canIntercept, formData, info, navigationType }: NavigateEvent,
  url: URL,
): boolean {
  if (!canIntercept || formData || navigationType === 'reload' || info === IN_FULL) return false;
  // Another fragment or query of the page that is shown: the browser restores the visitor's scroll position.
  return navigationType === 'traverse' ? url.pathname !== shown.path : isPage(url);
}

/** Whether a page cannot be shown in this document: it has a policy of its own, or belongs to another release of the shell. */
const needsReload = ({ runtime }: PageData, { pathname }: URL): boolean =>
  // The live views of `/embed` need its policy, which belongs to the document.
  pathname === '/embed' || runtime.href !== shown.data.runtime.href;
