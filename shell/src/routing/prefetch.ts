import { afterPaint, whenIdle } from '@ringside/shared/loading';
import { fetchPage, isKept, prefetch } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { isFromOtherRelease } from './navigation.ts';
import { LOADING } from './roots/intent.ts';
import { loadStylesheet } from './styles/loadStylesheet.ts';

/** After this time without a link entering or leaving the view, the visitor is taken to be reading. */
const SETTLE_MS = 200;
/** How many pages are prefetched for each page that is shown. */
const MAX_PREFETCHES = 6;
/** How many are fetched at once. On a slow line most of the time is spent waiting for an answer to begin. */
const CONCURRENCY = 2;
/** How much of a link must be visible. Not all of it, because rounding may leave a tiny part outside. */
const VISIBLE_RATIO = 0.95;

/** Fetches a page when the pointer, the focus or a finger is on its link, so that it is there before the click. */
export function prefetchOnIntent(): void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || !isPageLink(link)) return;
    // A failure is reported when the page is opened.
    fetchWithStyles(new URL(link.href)).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/**
 * Fetches a page and the whole stylesheets of its sections, so that showing the page needs no style of its own. If the
 * click came first, the page is painted before the stylesheets are requested.
 */
async function fetchWithStyles(url: URL): Promise<void> {
  const { data, styles } = await fetchPage(url);
  await afterPaint();
  if (!isFromOtherRelease(data)) for (const style of styles) void loadStylesheet(style);
}

/**
 * Prefetches a few of the pages whose links are in view, while no part of the current page is loading.
 *
 * @returns a function to call whenever a page has been painted
 */
export function prefetchInView(): () => void {
  const inView = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = 0;
  let left = 0;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        inView[intersectionRatio > VISIBLE_RATIO ? 'add' : 'delete'](target as HTMLAnchorElement);
      wait();
    },
    { threshold: VISIBLE_RATIO },
  );

  /** Observes the links of the current page instead of those of the page before. */
  const observe = () => {
    inView.clear();
    observer.disconnect();
    left = MAX_PREFETCHES;
    // Links of the page itself come before those of the header and footer, which every page has.
    const own = document.querySelectorAll<HTMLAnchorElement>('main a');
    for (const link of [...own, ...document.links]) observer.observe(link);
  };

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      nextWhenIdle();
    }, SETTLE_MS);
  };

  // Chromium may not be idle before the next frame, which may never come.
  const nextWhenIdle = () => whenIdle(next, SETTLE_MS);

  const next = async () => {
    if (underWay === CONCURRENCY || timer || document.hidden || left === 0 || isSparing()) return;
    // What the visitor is about to use comes before pages that may never be needed.
    if (document.querySelector(LOADING)) return wait();
    const link = [...inView].find((candidate) => isPageLink(candidate) && !isKept(new URL(candidate.href)));
    if (!link) return;
    left -= 1;
    underWay += 1;
    // Starts another one at the next idle moment.
    nextWhenIdle();
    await prefetch(new URL(link.href));
    underWay -= 1;
    nextWhenIdle();
  };

  return observe;
}

/** Whether nothing should be fetched that may not be needed: with Save-Data, or on a slow line. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData || /[23]g/.test(connection?.effectiveType as string);
}
