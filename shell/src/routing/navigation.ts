import { COUNTDOWN, moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/loading';
import { type PageRoots, pageRoots } from '@ringside/shared/page';
import { errorNotice, errorPage, SLOW } from './errors/errorPage.ts';
import { ForeignPage, fetchPage } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { resumePictures, stopPictures } from './pictures.ts';
import { hasOtherElements } from './roots/elements.ts';
import { resumeFetchingAhead, stopFetchingAhead } from './roots/intent.ts';
import { rootSteps } from './roots/rootSteps.ts';
import { moveToTop, swapPage } from './swap.ts';

/** After this time the page shows that another one is loading. */
const PROGRESS_DELAY_MS = 150;
/** After this time a notice says that the page is still loading. */
const SLOW_NOTICE_DELAY_MS = 8000;

/** Marks history entries that were reached from another page of this site, so that Go Back knows. */
const INSIDE = { fromInside: true };

/** The page in `main`. */
interface ShownPage {
  data: PageData;
  /** Its address. For the first page: the address under which the browser opened it. */
  path: string;
  roots: PageRoots;
  /** Its own stylesheet, if it was reached without a reload and needs one. */
  sheet?: CSSStyleSheet;
}

let shown: ShownPage;
/** Counts navigations: the last one wins. */
let latest = 0;

/** What the router exports. */
interface Router {
  switchTo(owner: string): Promise<void>;
}

/**
 * Has single-spa mount the owner of the current page. single-spa is loaded after the first navigation: most readers leave
 * without following a link, and nothing that a visitor sees waits for it.
 */
async function mountOwner(): Promise<void> {
  await afterPaint();
  const { switchTo } = (await checkedImport(shown.data.router)) as Router;
  await switchTo(shown.data.owner);
}

/** Reports a module that no reader waits for. */
const report = (name: string) => (error: unknown) =>
  console.error(`@ringside/shell: ${name} could not be loaded:`, error);

/** Starts the failed roots of a section again. */
export const retryRoots = (section: string): void => shown.roots.retry(section);

/**
 * Takes over navigation inside the site: links, Back and Forward.
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
  const steps = rootSteps(services);
  const show = (data: PageData, path: string, sheet?: CSSStyleSheet) => {
    shown = { data, path, roots: pageRoots(data, document, steps), sheet };
  };

  /** Hydrates the current page after it has been painted: whoever pressed a link wants to see the page first. */
  async function hydrate(): Promise<void> {
    const { data, roots } = shown;
    await afterPaint();
    if (shown.roots !== roots) return;
    void roots.hydrate();
    const countdown = data.modules[COUNTDOWN];
    // On failure the countdowns keep the days that were composed.
    if (countdown) checkedImport(countdown).catch(report('the countdown'));
    onPaint();
  }

  async function navigate(url: URL, how: 'push' | 'pop'): Promise<void> {
    latest += 1;
    const mine = latest;
    stopOldLoads();
    const progress = setTimeout(() => mine === latest && showProgress(true), PROGRESS_DELAY_MS);
    const slow = setTimeout(() => mine === latest && services.toast.show(SLOW), SLOW_NOTICE_DELAY_MS);
    try {
      const page = await fetchPage(url).catch((error: unknown) => {
        // The browser shows pages that are not ours.
        if (error instanceof ForeignPage) throw error;
        return undefined;
      });
      if (mine !== latest) return;
      // The address has not changed yet, so the visitor can stay on the current page.
      if (!page && how === 'push') return services.toast.show(errorNotice());
      if (page && needsReload(page.data, url)) return loadInFull(url);
      const next = page ?? errorPage(url, shown.data);

      // A link to the current page adds no history entry.
      if (how === 'push' && url.href !== location.href) history.pushState(INSIDE, '', url);
      const { roots, sheet } = shown;
      show(next.data, url.pathname, swapPage(next, sheet));
      void roots.leave();
      moveToTop();
      void hydrate();
      // The page works without it, and the next navigation tries again.
      mountOwner().catch(report('single-spa'));
    } catch {
      if (mine !== latest) return;
      // Offline, a full load would fail too.
      if (how === 'push' && !navigator.onLine) services.toast.show(errorNotice());
      else loadInFull(url);
    } finally {
      clearTimeout(progress);
      clearTimeout(slow);
      if (mine === latest) endProgress();
    }
  }

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-again]')) return void navigate(new URL(location.href), 'pop');
    const link = target.closest('a');
    if (!link || !isPageLink(link, event)) return;
    event.preventDefault();
    void navigate(new URL(link.href), 'push');
  });
  // Registered before single-spa's listener, because the view changes when the page has loaded, not when the address changes.
  addEventListener(
    'popstate',
    (event) => {
      if ('singleSpa' in event) return;
      // Back to the page that is still shown, or to a part of it: the pending navigation is cancelled.
      if (location.pathname === shown.path) return stay();
      event.stopImmediatePropagation();
      void navigate(new URL(location.href), 'pop');
    },
    true,
  );
  // When the browser restores this document from its cache, the navigation that was pending is cancelled.
  addEventListener('pageshow', ({ persisted }) => persisted && stay());

  show(first, openedAt);
  void hydrate();
  // After a reload, Back does not load a document, and it may have been pressed before this script was listening.
  if (location.pathname !== openedAt) void navigate(new URL(location.href), 'pop');
}

/** Cancels the pending navigation. */
function stay(): void {
  latest += 1;
  endProgress();
}

/** Gives up what the page that is about to be left loads, so that the next page does not wait behind it. */
function stopOldLoads(): void {
  stopPictures();
  stopFetchingAhead();
}

function endProgress(): void {
  showProgress(false);
  resumePictures();
  resumeFetchingAhead();
}

const showProgress = (isShown: boolean) =>
  document.documentElement.toggleAttribute('data-navigating', isShown);

function loadInFull(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** Whether a page cannot be shown in this document. The builder's previews need its own policy, which belongs to the document. */
const needsReload = (page: PageData, { pathname }: URL): boolean =>
  pathname === '/embed' || isFromOtherRelease(page);

/** Whether the page was composed from releases that this tab's shell or defined elements do not belong to. */
export function isFromOtherRelease(page: PageData): boolean {
  if (page.runtime.href !== shown.data.runtime.href) return true;
  return page.roots.some(
    (root) => 'element' in root && hasOtherElements(root.section, page.modules[moduleKey(root)]?.href ?? ''),
  );
}
