import type { PageData, Services } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/internal/loading';
import type { FetchedPage } from '@ringside/shared/internal/page';
import { errorPage, errorToast } from './errors/errorPage.ts';
import { fetchPage, isPage } from './fetchPage.ts';
import { makeWayForNextPage } from './pending.ts';
import { ShownPage } from './shownPage.ts';
import { arrive, leaveToTop, showWhole, swapPage } from './swap/swap.ts';
import { rememberState, restoreState } from './swap/visitorState.ts';

/** Marks a navigation that is left to the browser. */
const IN_FULL = true;

/** A navigation to another page, until that page is shown. */
interface Visit {
  url: string;
  /** Whether the browser waits for the page before it changes the URL. */
  holdsUrl: boolean;
}

/**
 * Begins another navigation after the current event. A later navigation may end it. That is no
 * error of the page.
 */
function replace(visit: Visit, begin: () => NavigationResult): void {
  visit.holdsUrl = false;
  setTimeout(() => {
    const { committed, finished } = begin();
    for (const end of [committed, finished]) end?.catch(() => {});
  });
}

/**
 * How a navigation ends, unless a newer one replaces it. The field `page` has the page of the URL,
 * or the error page.
 */
type Outcome =
  | { page: FetchedPage; end?: undefined }
  | { end: 'left to the browser' | 'stayed'; page?: undefined };

/**
 * Shows the pages of this site without a reload, where the browser has the Navigation API.
 * @param openedAt the path under which the browser opened the first page
 * @param onPaint is called whenever a page has been painted
 * @returns a function that returns the page that is shown
 */
export function startNavigation(
  first: PageData,
  openedAt: string,
  services: Pick<Services, 'toast'>,
  onPaint: () => void,
): () => ShownPage {
  let shown: ShownPage;
  let visit: Visit | undefined;
  /** The last download. Firefox announces it a second time, as if it were a page. */
  let download: string | undefined;

  /** The visitor wants to see the page before its islands start. */
  function show(data: PageData, path: string): void {
    const page = new ShownPage(data, path, services);
    shown = page;
    void afterPaint().then(() => {
      if (shown !== page) return;
      page.wait();
      onPaint();
    });
  }

  function navigate(event: NavigateEvent) {
    const { destination } = event;
    const url = new URL(destination.url);
    const isReturn = event.navigationType === 'traverse';
    // Chromium 147 crashes when Back or Forward interrupts an awaited navigation
    // (issues.chromium.org/issues/511525672), so they begin after it.
    if (isReturn && visit?.holdsUrl && event.cancelable) {
      event.preventDefault();
      return replace(visit, () => navigation.traverseTo(destination.key));
    }

    if (event.downloadRequest !== null) download = destination.url;
    if (destination.url === download || (destination.sameDocument && !isReturn)) {
      // A download, an anchor or `history.pushState` ends our navigation. It would not end one of
      // the browser, so begin ours again.
      const ended = visit;
      if (ended?.holdsUrl) replace(ended, () => navigation.navigate(ended.url));
      // Lay out the whole page, because the browser may restore a position far down.
      return showWhole();
    }

    visit = undefined;
    if (isPageNavigation(event, url, shown)) open(event, url, isReturn);
    else showWhole();
  }

  function open(event: NavigateEvent, url: URL, isReturn: boolean): void {
    const { signal } = event;
    // Back and Forward change the URL before the page has loaded.
    const canWait = !isReturn && event.cancelable && 'NavigationPrecommitController' in globalThis;

    const mine: Visit = { url: url.href, holdsUrl: false };
    visit = mine;
    const left = navigation.currentEntry;
    const end = makeWayForNextPage(signal, services.toast);
    let outcome: Outcome | undefined;

    const leave = () => {
      // The browser restores the position on a return to the same page with another query.
      if (url.pathname !== shown.path) leaveToTop();
    };

    /** Loads the page before the URL changes. */
    const precommit = async () => {
      mine.holdsUrl = true;
      outcome = await load(url, shown, true);
      mine.holdsUrl = false;
      if (signal.aborted) return;
      if (outcome.page) return leave();

      if (outcome.end === 'stayed') services.toast.show(errorToast());
      else replace(mine, () => navigation.navigate(url.href, { info: IN_FULL }));
      // An error makes the browser keep the URL.
      throw new Error(outcome.end);
    };

    const handle = async () => {
      try {
        outcome ??= await load(url, shown, false);
        if (visit !== mine) return;
        if (!outcome.page) return location.reload();

        // For a return to the page that is left.
        rememberState(left);
        swapPage(outcome.page, event.hasUAVisualTransition);
        void shown.leave();
        arrive(event);
        if (isReturn) void restoreState();

        show(outcome.page.data, url.pathname);
        visit = undefined;
        end();
      } catch {
        // Something has changed the document.
        location.reload();
      }
    };

    if (!canWait) leave();
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      ...(canWait && { precommitHandler: precommit }),
      handler: handle,
    });
  }

  show(first, openedAt);

  // The visitor went back before this script was listening.
  if (location.pathname !== openedAt) location.reload();

  if (!('navigation' in window)) returnToTop();
  else if (!location.pathname.startsWith('/embed/'))
    navigation.addEventListener('navigate', navigate);

  return () => shown;
}

/**
 * Browsers without the Navigation API store a page that is left, except for a reload, with its
 * scroll position.
 */
function returnToTop(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) leaveToTop();
  });
  addEventListener('pageshow', async () => {
    // WebKitGTK 2.50 restores the position between this event and the next frame.
    await afterPaint();
    history.scrollRestoration = 'auto';
  });
}

/** @param canStay whether the URL is still that of the current page */
async function load(url: URL, { data }: ShownPage, canStay: boolean): Promise<Outcome> {
  try {
    const page = await fetchPage(url);
    // The live views of `/embed` need its policy, and another release of the shell its runtime.
    const needsDocument =
      url.pathname === '/embed' || page?.data.runtime.href !== data.runtime.href;
    if (page && !needsDocument) return { page };
    // Offline, a full load would fail too.
    if (navigator.onLine || !canStay) return { end: 'left to the browser' };
  } catch {
    // There is no page.
  }
  return canStay ? { end: 'stayed' } : { page: errorPage(url, data) };
}

function isPageNavigation(
  { canIntercept, formData, info, navigationType }: NavigateEvent,
  url: URL,
  { path }: ShownPage,
): boolean {
  if (!canIntercept || formData || navigationType === 'reload' || info === IN_FULL) return false;
  // For another fragment or query, the browser restores the scroll position.
  return navigationType === 'traverse' ? url.pathname !== path : isPage(url);
}
