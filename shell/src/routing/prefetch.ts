import { whenIdle } from '@ringside/shared/internal/loading';
import { isPlainLink } from '@ringside/shared/internal/page';
import { fetchPage, isKnown, isPage, isShown, prefetch } from './fetchPage.ts';
import { type NavigatorWithConnection, savesData } from './islands/firstInteraction.ts';
import { INTENT_EVENTS, LOADING } from './islands/intent.ts';
import { prepareSwap } from './swap/swap.ts';

/**
 * How long the pointer or the focus rests on a link before its page is fetched. A pointer that only
 * passes over the link leaves sooner.
 */
const REST_MS: Readonly<Record<string, number>> = { pointerover: 65, focusin: 250 };
/** The visitor is reading when no link has entered or left the view for this time. */
const SETTLE_MS = 200;
const MAX_PREFETCHES = 6;
/** Two at a time, because on a slow connection most of the time is spent waiting. */
const CONCURRENCY = 2;
/** Rounding may leave a tiny part outside. */
const VISIBLE_RATIO = 0.95;

/**
 * Fetches a page when the pointer or the focus rests on its link, or a finger is on it. With
 * Save-Data, nothing is fetched before the click.
 */
export function prefetchOnIntent(): void {
  if (savesData) return;
  let timer: ReturnType<typeof setTimeout>;
  const listen = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || !isPage(link) || !isPlainLink(link)) return;
    const url = new URL(link.href);
    if (isShown(url)) return;
    const prepare = () => void fetchPage(url).then(prepareSwap, () => {});
    if (type in REST_MS) timer = setTimeout(prepare, REST_MS[type]);
    else prepare();
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, listen);
}

/**
 * Prefetches a few pages of visible links, while no island is loading.
 * @returns a function to call whenever a page has been painted
 */
export function prefetchInView(): () => void {
  const inView = new Set<HTMLAnchorElement>();
  /** The URLs that were tried, also those that failed. */
  const tried = new Set<string>();
  let settling: ReturnType<typeof setTimeout> | undefined;
  let underWay = 0;

  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      settling = undefined;
      nextWhenIdle();
    }, SETTLE_MS);
  };
  // Chromium may not be idle before the next frame, which may never come.
  const nextWhenIdle = () => whenIdle(next, SETTLE_MS);
  const next = async () => {
    if (underWay === CONCURRENCY || settling || document.hidden || savesRequests(navigator)) return;
    if (tried.size === MAX_PREFETCHES) return;
    // Modules that the visitor is about to use come first.
    if (document.querySelector(LOADING)) return settle();

    const link = [...inView].find(
      (candidate) => !tried.has(candidate.href) && canPrefetch(candidate),
    );
    if (!link) return;

    tried.add(link.href);
    underWay += 1;
    nextWhenIdle();
    await prefetch(new URL(link.href));
    underWay -= 1;
    nextWhenIdle();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio > VISIBLE_RATIO) inView.add(target as HTMLAnchorElement);
        else inView.delete(target as HTMLAnchorElement);
      settle();
    },
    { threshold: VISIBLE_RATIO },
  );
  return () => {
    inView.clear();
    observer.disconnect();
    tried.clear();
    // The page's own links come before those of header and footer.
    for (const link of [
      ...document.querySelectorAll<HTMLAnchorElement>('main a'),
      ...document.links,
    ])
      observer.observe(link);
  };
}

const canPrefetch = (link: HTMLAnchorElement): boolean =>
  isPage(link) && isPlainLink(link) && !isKnown(new URL(link.href));

/** Says whether to save requests: with Save-Data, or on a slow connection. */
const savesRequests = ({ connection }: NavigatorWithConnection) =>
  connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
