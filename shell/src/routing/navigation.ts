import { COUNTDOWN, moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/loading';
import { type FetchedPage, type PageRoots, pageRoots } from '@ringside/shared/page';
import { errorNotice, errorPage } from './errors/errorPage.ts';
import { fetchPage } from './fetchPage.ts';
import { isPage } from './links.ts';
import { beginPending } from './pending.ts';
import { hasOtherElements, rootSteps } from './roots/rootSteps.ts';
import { arrive, showWhole, swapPage } from './swap/swap.ts';
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
const IN_FULL = true;

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

  /** The latest navigation that leaves the shown page. */
  let latest: NavigateEvent;
  /** The navigation whose URL changes once its page has loaded. */
  let awaited: NavigateEvent | undefined;

  show(first, openedAt);
  // The visitor went back before this script was listening.
  if (location.pathname !== openedAt) location.reload();
  if (!('navigation' in window) || location.pathname.startsWith('/embed/')) return;

  navigation.addEventListener('navigate', (event) => {
    const { signal, destination } = event;
    const url = new URL(destination.url);
    const isReturn = event.navigationType === 'traverse';
    // Chromium 147 crashes when Back or Forward interrupts it (issues.chromium.org/issues/511525672), so they begin anew after it.
    if (isReturn && awaited && event.cancelable) {
      event.preventDefault();
      awaited = undefined;
      setTimeout(() => navigation.traverseTo(destination.key));
      return;
    }
    if (event.downloadRequest !== null || (destination.sameDocument && !isReturn)) {
      // A download, an anchor, or a script that changes the URL ends our navigation. The browser's own would go on.
      const href = awaited?.destination.url;
      if (href) setTimeout(() => navigation.navigate(href));
      // The browser may look for a scroll position, which depends on the height of the whole page.
      return showWhole();
    }
    latest = event;
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
          awaited = event;
          // Offline, a full load would fail too.
          let mayLoad = navigator.onLine;
          next = await load(url).catch(() => {
            mayLoad = false;
            return undefined;
          });
          if (awaited === event) awaited = undefined;
          if (next || signal.aborted) return;
          if (mayLoad) navigation.navigate(url.href, { info: IN_FULL });
          else services.toast.show(errorNotice());
          throw new Error(url.href);
        },
      }),
      async handler() {
        try {
          next ??= await load(url).catch(() => errorPage(url, shown.data));
          // What only ended it leaves this page's URL in place.
          if (latest !== event) return;
          if (!next) return location.reload();
          rememberTypedText(left);
          swapPage(next, event.hasUAVisualTransition);
          ringside.queuedClicks.clear();
          void shown.roots.leave();
          if (isReturn) restoreTypedText(navigation.currentEntry?.key);
          arrive(event);
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

/** The page at a URL. Undefined if it must be loaded as a new document. */
async function load(url: URL): Promise<FetchedPage | undefined> {
  const page = await fetchPage(url);
  return page && !needsReload(page.data, url) ? page : undefined;
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

/** Whether a page cannot be shown in this document: it has a policy of its own, or belongs to other releases than this tab has loaded. */
function needsReload({ runtime, roots, modules }: PageData, { pathname }: URL): boolean {
  // The live views of `/embed` need its policy, which belongs to the document.
  if (pathname === '/embed' || runtime.href !== shown.data.runtime.href) return true;
  return roots.some(
    (root) => 'element' in root && hasOtherElements(root.section, modules[moduleKey(root)]?.href ?? ''),
  );
}
