import { moduleKey, type PageData, type Services } from '@ringside/shared/contract';
import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';
import { type FetchedPage, fetchPage } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { hydrateRoots, leaveRoots } from './roots.ts';
import { hasOtherElements } from './sections.ts';
import { arrive, swapPage } from './swap.ts';
import { withTransition } from './transition.ts';

/** When waiting becomes visible, in milliseconds. */
const SHOW_PROGRESS_AFTER = 150;
/** When a plain page load takes over, in milliseconds. */
const DEADLINE = 8000;

/** Marks history entries that were reached from another page of this site, so that Go Back knows. */
const INSIDE = { fromInside: true };

let current: PageData;
/** The page that single-spa has been told of but that is not in `main` yet. */
let arriving: FetchedPage | undefined;
let hydrated: PageData | undefined;
let latest = 0;

export const currentPage = (): PageData => current;

/** Takes over navigation inside the site: links, Back and Forward. */
export function startNavigation(first: PageData, services: Services): void {
  current = first;
  const hydrate = () => {
    if (hydrated === current) return;
    hydrated = current;
    hydrateRoots(current, services);
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPageLink(link, event)) return;
    event.preventDefault();
    void navigate(new URL(link.href), 'push');
  });
  // Before single-spa listens: the view changes when the page is there, not when the address does.
  addEventListener(
    'popstate',
    (event) => {
      if ('singleSpa' in event || isSamePage(new URL(location.href))) return;
      event.stopImmediatePropagation();
      void navigate(new URL(location.href), 'pop');
    },
    true,
  );
  // single-spa has unmounted what leaves and mounts what comes after this event: the moment to change the page.
  addEventListener('single-spa:before-mount-routing-event', () => {
    if (!arriving) return;
    swapPage(arriving);
    arriving = undefined;
    leaveRoots();
    arrive();
  });
  // Within one section, and among the shell's own pages, single-spa has nothing to mount.
  addEventListener('single-spa:routing-event', hydrate);

  register(first.owner, hydrate);
  start();

  function register(owner: string, mount: () => void) {
    if (owner === 'shell' || getAppNames().includes(owner)) return;
    registerApplication({
      name: owner,
      // Resolves at once: single-spa has no timeout for what it waits on, so it never waits on the network.
      app: async () => ({ bootstrap: async () => {}, mount: async () => mount(), unmount: async () => {} }),
      activeWhen: () => current.owner === owner,
    });
  }

  /** Tells single-spa of the page; resolves when it stands in `main`. */
  async function show(page: FetchedPage, url: URL, how: 'push' | 'pop'): Promise<void> {
    const swapped = new Promise<void>((resolve) => {
      addEventListener('single-spa:before-mount-routing-event', () => resolve(), { once: true });
    });
    arriving = page;
    current = page.data;
    register(page.data.owner, hydrate);
    // A link to the page that is shown is no new entry, and single-spa does not hear of an address that stays.
    if (how === 'push' && url.href !== location.href) history.pushState(INSIDE, '', url);
    else await triggerAppChange();
    await swapped;
  }

  async function navigate(url: URL, how: 'push' | 'pop'): Promise<void> {
    latest += 1;
    const mine = latest;
    const progress = setTimeout(
      () => document.documentElement.setAttribute('data-navigating', ''),
      SHOW_PROGRESS_AFTER,
    );
    const deadline = setTimeout(() => mine === latest && leave(url), DEADLINE);
    try {
      const page = await fetchPage(url);
      if (mine !== latest) return;
      if (isFromOtherRelease(page.data)) return leave(url);
      await withTransition(() => show(page, url, how));
    } catch {
      // No page could be had this way; the browser's own loading says what is wrong, and has its own retry.
      if (mine === latest) leave(url);
    } finally {
      clearTimeout(progress);
      clearTimeout(deadline);
      if (mine === latest) document.documentElement.removeAttribute('data-navigating');
    }
  }
}

function leave(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** Whether the page was composed from releases that this tab's shell or defined elements do not belong to. */
function isFromOtherRelease(page: PageData): boolean {
  if (page.runtime.href !== current.runtime.href) return true;
  return page.roots.some(
    (root) => 'element' in root && hasOtherElements(root.section, page.modules[moduleKey(root)]?.href ?? ''),
  );
}

const isSamePage = (url: URL): boolean => url.pathname === shownPath();
let shown: string | undefined;
/** The address of what is shown, which during Back is not the address bar's. */
function shownPath(): string {
  shown ??= location.pathname;
  return shown;
}
addEventListener('single-spa:routing-event', () => {
  shown = location.pathname;
});
