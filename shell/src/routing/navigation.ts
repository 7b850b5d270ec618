import { moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/loading';
import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';
import { type FetchedPage, ForeignPage, fetchPage } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { lostNotice, lostPage, SLOW } from './lostPage.ts';
import { hydrateRoots, leaveRoots } from './roots.ts';
import { hasOtherElements } from './sections.ts';
import { arrive, swapPage } from './swap.ts';

/** When waiting becomes visible, in milliseconds. */
const SHOW_PROGRESS_AFTER = 150;
/** When waiting is spoken of, in milliseconds. */
const SAY_SLOW_AFTER = 8000;

/** Marks history entries that were reached from another page of this site, so that Go Back knows. */
const INSIDE = { fromInside: true };

/** The page in `main`, made anew each time, also for one that was here before. */
let shown: { data: PageData; path: string };
/** The page that single-spa has been told of, until it stands in `main`. */
let arriving: { page: FetchedPage; path: string } | undefined;
let hydrated: PageData | undefined;
let latest = 0;

export const currentPage = (): PageData => shown.data;

/**
 * Takes over navigation inside the site: links, Back and Forward.
 *
 * @param openedAt the path under which the browser opened the first page
 * @param drawn is called when a page has been drawn, the first one too
 */
export function startNavigation(
  first: PageData,
  openedAt: string,
  services: Services,
  drawn: () => void,
): void {
  shown = { data: first, path: openedAt };
  const hydrate = async () => {
    const { data } = shown;
    if (hydrated === data) return;
    hydrated = data;
    // Who pressed a link waits to see the page; it answers a moment later.
    await afterPaint();
    if (shown.data !== data) return;
    hydrateRoots(data, services);
    drawn();
  };

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
  // single-spa has unmounted what leaves and mounts what comes after this event: the moment to change the page.
  addEventListener('single-spa:before-mount-routing-event', () => {
    if (!arriving) return;
    const { page, path } = arriving;
    arriving = undefined;
    swapPage(page);
    shown = { data: { ...page.data }, path };
    leaveRoots();
    arrive();
  });
  // Within one section, and among the shell's own pages, single-spa has nothing to mount.
  addEventListener('single-spa:routing-event', hydrate);

  register(first.owner, hydrate);
  start();
  // After a reload, Back stays in the document; it may have been pressed before there was anybody to hear it.
  if (location.pathname !== openedAt) void navigate(new URL(location.href), 'pop');

  function register(owner: string, mount: () => Promise<void>) {
    if (owner === 'shell' || getAppNames().includes(owner)) return;
    registerApplication({
      name: owner,
      // Resolves at once: single-spa has no timeout for what it waits on, so it never waits on the network.
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => void mount(),
        unmount: async () => {},
      }),
      activeWhen: () => (arriving?.page.data ?? shown.data).owner === owner,
    });
  }

  /** Tells single-spa of the page; resolves when it stands in `main`. */
  async function show(page: FetchedPage, url: URL, how: 'push' | 'pop'): Promise<void> {
    const swapped = new Promise<void>((resolve) => {
      addEventListener('single-spa:before-mount-routing-event', () => resolve(), { once: true });
    });
    arriving = { page, path: url.pathname };
    register(page.data.owner, hydrate);
    // A link to the page that is shown is no new entry, and single-spa does not hear of an address that stays.
    if (how === 'push' && url.href !== location.href) history.pushState(INSIDE, '', url);
    else await triggerAppChange();
    await swapped;
  }

  async function navigate(url: URL, how: 'push' | 'pop'): Promise<void> {
    latest += 1;
    const mine = latest;
    const progress = setTimeout(() => mine === latest && showProgress(true), SHOW_PROGRESS_AFTER);
    const slow = setTimeout(() => mine === latest && services.toast.show(SLOW), SAY_SLOW_AFTER);
    try {
      const page = await fetchPage(url).catch((error: unknown) => {
        // Somebody else's page is for the browser to show.
        if (error instanceof ForeignPage) throw error;
        return undefined;
      });
      if (mine !== latest) return;
      // Nothing is lost by staying where the address has not changed.
      if (!page && how === 'push') return services.toast.show(lostNotice());
      // The builder's previews need its own policy, which belongs to the document.
      if (page && (isFromOtherRelease(page.data) || url.pathname === '/embed')) return leave(url);
      await show(page ?? lostPage(url, shown.data), url, how);
    } catch {
      if (mine === latest) leave(url);
    } finally {
      clearTimeout(progress);
      clearTimeout(slow);
      if (mine === latest) showProgress(false);
    }
  }
}

/** Gives up what is on its way. */
function stay(): void {
  latest += 1;
  showProgress(false);
}

const showProgress = (isShown: boolean) =>
  document.documentElement.toggleAttribute('data-navigating', isShown);

function leave(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** Whether the page was composed from releases that this tab's shell or defined elements do not belong to. */
export function isFromOtherRelease(page: PageData): boolean {
  if (page.runtime.href !== shown.data.runtime.href) return true;
  return page.roots.some(
    (root) => 'element' in root && hasOtherElements(root.section, page.modules[moduleKey(root)]?.href ?? ''),
  );
}
