import { COUNTDOWN, moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/loading';
import { type PageRoots, pageRoots } from '@ringside/shared/page';
import { errorNotice, errorPage, SLOW } from './errors/errorPage.ts';
import { ForeignPage, fetchPage } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { hasOtherElements } from './roots/elements.ts';
import { rootSteps } from './roots/rootSteps.ts';
import { moveToTop, swapPage } from './swap.ts';

/** When waiting becomes visible. */
const PROGRESS_DELAY_MS = 150;
/** When waiting is spoken of. */
const SLOW_NOTICE_DELAY_MS = 8000;

/** Marks history entries that were reached from another page of this site, so that Go Back knows. */
const INSIDE = { fromInside: true };

/** The page in `main`. */
interface ShownPage {
  data: PageData;
  /** Its address; of the first page the one under which the browser opened it. */
  path: string;
  roots: PageRoots;
  /** Its own stylesheet, if it came without a reload and needs one. */
  sheet?: CSSStyleSheet;
}

let shown: ShownPage;
/** Counts navigations: the last one wins. */
let latest = 0;

/** What the router exports. It comes when it is needed: most readers of a page go nowhere. */
interface Router {
  switchTo(owner: string): Promise<void>;
}

let router: Promise<Router> | undefined;

/** Loads single-spa, which then has the owner of the page that is shown mounted. */
export function loadRouter(): Promise<Router> {
  router ??= (checkedImport(shown.data.router) as Promise<Router>).then(async (loaded) => {
    await loaded.switchTo(shown.data.owner);
    return loaded;
  });
  router.catch(() => {
    router = undefined;
  });
  return router;
}

/** Starts the failed roots of a section again. */
export const retryRoots = (section: string): void => shown.roots.retry(section);

/**
 * Takes over navigation inside the site: links, Back and Forward.
 *
 * @param openedAt the path under which the browser opened the first page
 * @param onPaint is called when a page has been painted, the first one too
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

  /** Hydrates what is shown. Who pressed a link waits to see the page; it answers a moment later. */
  async function hydrate(): Promise<void> {
    const { data, roots } = shown;
    await afterPaint();
    if (shown.roots !== roots) return;
    void roots.hydrate();
    const countdown = data.modules[COUNTDOWN];
    // Without it the days stand as they were composed.
    if (countdown) checkedImport(countdown).catch(console.error);
    onPaint();
  }

  async function navigate(url: URL, how: 'push' | 'pop'): Promise<void> {
    latest += 1;
    const mine = latest;
    const progress = setTimeout(() => mine === latest && showProgress(true), PROGRESS_DELAY_MS);
    const slow = setTimeout(() => mine === latest && services.toast.show(SLOW), SLOW_NOTICE_DELAY_MS);
    try {
      void loadRouter();
      const page = await fetchPage(url).catch((error: unknown) => {
        // Somebody else's page is for the browser to show.
        if (error instanceof ForeignPage) throw error;
        return undefined;
      });
      if (mine !== latest) return;
      // Nothing is lost by staying where the address has not changed.
      if (!page && how === 'push') return services.toast.show(errorNotice());
      if (page && needsReload(page.data, url)) return loadInFull(url);
      const next = page ?? errorPage(url, shown.data);

      await (await loadRouter()).switchTo(next.data.owner);
      if (mine !== latest) return;
      // A link to the page that is shown is no new entry.
      if (how === 'push' && url.href !== location.href) history.pushState(INSIDE, '', url);
      const { roots, sheet } = shown;
      show(next.data, url.pathname, swapPage(next, sheet));
      void roots.leave();
      moveToTop();
      void hydrate();
    } catch {
      if (mine !== latest) return;
      // The browser has no better page to show, either.
      if (how === 'push' && !navigator.onLine) services.toast.show(errorNotice());
      else loadInFull(url);
    } finally {
      clearTimeout(progress);
      clearTimeout(slow);
      if (mine === latest) showProgress(false);
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
  // Before single-spa listens: the view changes when the page is there, not when the address does.
  addEventListener(
    'popstate',
    (event) => {
      if ('singleSpa' in event) return;
      // Back on the page that never left, or to a part of it: what was on its way is not wanted any more.
      if (location.pathname === shown.path) return stay();
      event.stopImmediatePropagation();
      void navigate(new URL(location.href), 'pop');
    },
    true,
  );
  // A tab that was kept as it was comes back to what it shows, not to what it had been asked for as it left.
  addEventListener('pageshow', ({ persisted }) => persisted && stay());

  show(first, openedAt);
  void hydrate();
  // After a reload, Back stays in the document; it may have been pressed before there was anybody to hear it.
  if (location.pathname !== openedAt) void navigate(new URL(location.href), 'pop');
}

/** Gives up what is on its way. */
function stay(): void {
  latest += 1;
  showProgress(false);
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
