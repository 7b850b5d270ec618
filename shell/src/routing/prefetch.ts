import { afterPaint, whenIdle } from '@ringside/shared/loading';
import { fetchPage, isKept, prefetch } from './fetchPage.ts';
import { isPageLink } from './links.ts';
import { isFromOtherRelease, loadRouter } from './navigation.ts';
import { loadStylesheet } from './styles/loadStylesheet.ts';

/** How long nothing may have come into view or left it before what is there counts as read. */
const SETTLE_MS = 200;
/** How many pages are fetched ahead for one that is shown. */
const MAX_PREFETCHES = 6;
/** How many are fetched at once: on a slow line most of the time goes to waiting until an answer begins. */
const CONCURRENCY = 2;
/** How much of a link has to be in view. Not all of it: something that moves it may leave a millionth outside. */
const VISIBLE_RATIO = 0.95;
/** A root that somebody is about to use comes before pages that may never be needed. */
const WAITING = 'main [data-root][data-state="loading"]';

/** Fetches a page at the first sign that its link is meant, so that it is there when the click comes. */
export function prefetchOnIntent(): void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || !isPageLink(link)) return;
    // What cannot be had is reported when it is asked for.
    fetchWithStyles(new URL(link.href)).catch(() => undefined);
    void loadRouter();
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/**
 * With the whole stylesheets that its sections need soon anyhow: the page itself then needs no style as it is shown. Where
 * the click came first, it is drawn before they are asked for.
 */
async function fetchWithStyles(url: URL): Promise<void> {
  const { data, styles } = await fetchPage(url);
  await afterPaint();
  if (!isFromOtherRelease(data)) for (const style of styles) void loadStylesheet(style);
}

/**
 * Fetches pages whose links are in view, a few of them, while no part of the page is on its way.
 *
 * @returns to be called when a page has been drawn
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

  /** What is shown now; nothing of what left is held. */
  const observe = () => {
    inView.clear();
    observer.disconnect();
    left = MAX_PREFETCHES;
    // The page's own links before those of the frame, which every page has.
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
    if (document.querySelector(WAITING)) return wait();
    const link = [...inView].find((candidate) => isPageLink(candidate) && !isKept(new URL(candidate.href)));
    if (!link) return;
    left -= 1;
    underWay += 1;
    // Another one at the next idle moment.
    nextWhenIdle();
    await prefetch(new URL(link.href));
    underWay -= 1;
    nextWhenIdle();
  };

  return observe;
}

/** Whether the visitor, or the line, asks for nothing that may not be needed. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData || /[23]g/.test(connection?.effectiveType as string);
}
