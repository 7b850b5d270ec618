import { COUNTDOWN, moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/loading';
import { type FetchedPage, type PageRoots, pageRoots } from '@ringside/shared/page';
import { errorNotice, errorPage } from './errors/errorPage.ts';
import { ForeignPage, fetchPage } from './fetchPage.ts';
import { isPage } from './links.ts';
import { beginPending } from './pending.ts';
import { hasOtherElements, rootSteps } from './roots/rootSteps.ts';
import { moveToTop, showWhole, swapPage } from './swap/swap.ts';
import { rememberTypedText, restoreTypedText } from './swap/typedText.ts';

/** The page in `main`. */
interface ShownPage {
  data: PageData;
  /** Its path. For the first page: the path under which the browser opened it. */
  path: string;
  roots: PageRoots;
}

let shown: ShownPage;

/** Marks a navigation that is left to the browser. */
const IN_FULL = 'in full';

/** Starts the failed roots of a section again. */
export const retryRoots = (section: string): void => shown.roots.retry(section);

/**
 * Shows the pages of this site without a reload: fetch, swap, focus, hydrate. The browser decides what is a navigation; one
 * without the Navigation API loads pages.
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
  const steps = rootSteps(services, first.router);

  /** Hydrates the page in `main` once it is painted, because the visitor who clicked a link wants to see the page first. */
  function show(data: PageData, path: string): void {
    const page = { data, path, roots: pageRoots(data, document, steps) };
    shown = page;
    void afterPaint().then(() => {
      if (shown !== page) return;
      void page.roots.hydrate();
      const countdown = data.modules[COUNTDOWN];
      // On failure the countdowns show the composed text.
      if (countdown)
        checkedImport(countdown).catch((error: unknown) =>
          console.error('ringside: the countdown could not be loaded:', error),
        );
      onPaint();
    });
  }

  /** @throws when the current page stays, or the browser loads the next one */
  async function load(url: URL, signal: AbortSignal, isCommitted: boolean): Promise<FetchedPage> {
    try {
      const page = await fetchPage(url);
      if (needsReload(page.data, url))
        throw new ForeignPage(`${url.pathname} must be loaded as a new document.`);
      return page;
    } catch (error) {
      if (signal.aborted) throw error;
      // Offline, a full load would fail too.
      const isInFull = error instanceof ForeignPage && (isCommitted || navigator.onLine);
      if (isInFull && isCommitted) location.reload();
      else if (isInFull) navigation.navigate(url.href, { info: IN_FULL });
      else if (isCommitted) return errorPage(url, shown.data);
      else services.toast.show(errorNotice());
      throw error;
    }
  }

  /** The navigation whose URL changes once its page has loaded. */
  let awaited: AbortSignal | undefined;

  show(first, openedAt);
  // The visitor went back before this script was listening.
  if (location.pathname !== openedAt) location.reload();
  if (!('navigation' in window) || location.pathname.startsWith('/embed/')) return;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isReturn = event.navigationType === 'traverse';
    const { signal } = event;
    // Chromium 147 crashes when Back or Forward interrupts it (issues.chromium.org/issues/511525672), so they begin anew after it.
    if (isReturn && awaited && event.cancelable) {
      event.preventDefault();
      awaited = undefined;
      setTimeout(() => navigation.traverseTo(event.destination.key));
      return;
    }
    // The browser may restore a scroll position, which depends on the height of the whole page.
    if (!isPageNavigation(event, url)) return showWhole();
    const left = navigation.currentEntry?.key;
    const end = beginPending(signal, services.toast);
    // Where the browser supports it, the URL changes once the page has loaded. Back and Forward change it at once.
    const canWait = !isReturn && event.cancelable && 'NavigationPrecommitController' in globalThis;
    let next: FetchedPage | undefined;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      ...(canWait && {
        precommitHandler: async () => {
          awaited = signal;
          next = await load(url, signal, false).finally(() => {
            if (awaited === signal) awaited = undefined;
          });
        },
      }),
      async handler() {
        next ??= await load(url, signal, true);
        if (signal.aborted) return;
        rememberTypedText(left);
        swapPage(next);
        void shown.roots.leave();
        if (isReturn) restoreTypedText(navigation.currentEntry?.key);
        moveToTop();
        show(next.data, url.pathname);
        end();
      },
    });
  });
}

/** Whether a navigation leads to another page that can be shown in this document. */
function isPageNavigation(event: NavigateEvent, url: URL): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, info, navigationType, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'reload' || info === IN_FULL) return false;
  // Another fragment or query of the page that is shown: the browser restores the visitor's scroll position.
  if (navigationType === 'traverse') return url.pathname !== shown.path;
  // Scripts that only change the URL stay on the page.
  return !destination.sameDocument && isPage(url);
}

/** Whether a page cannot be shown in this document: it has a policy of its own, or belongs to other releases than this tab has loaded. */
function needsReload({ runtime, roots, modules }: PageData, { pathname }: URL): boolean {
  // The live views of `/embed` need its policy, which belongs to the document.
  if (pathname === '/embed' || runtime.href !== shown.data.runtime.href) return true;
  return roots.some(
    (root) => 'element' in root && hasOtherElements(root.section, modules[moduleKey(root)]?.href ?? ''),
  );
}
