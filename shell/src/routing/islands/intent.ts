import { CONTROLS } from '@ringside/shared/contract';
import { whenIdle } from '@ringside/shared/loading';
import { firstInteraction, savesData } from './firstInteraction.ts';

/** Events that show that the visitor is about to use their target. */
export const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
/** Islands that the visitor is about to use. */
export const LOADING = 'main [data-root][data-state="loading"]';
/** Controls that most visitors never use. Their modules are not fetched before a visitor is about to use them. */
const ON_INTENT = '[data-fetch=on-intent]';
/** How far from the window a control counts as near. */
const NEAR = '50%';

/** Cancels the modules that are fetched for islands before a visitor is about to use them. */
let ahead = new AbortController();

/**
 * Listens for signs that the visitor is about to use a control.
 *
 * @param onIntent is called with the control and the reason, also for controls that the visitor reached before this script
 */
export function watchIntent(onIntent: (control: Element, reason: string) => void): void {
  const onSign = ({ target, type }: Event) => {
    const control = target instanceof Element && target.closest(CONTROLS);
    if (control) onIntent(control, type);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  for (const reached of document.querySelectorAll(':hover, :focus'))
    if (reached.matches(CONTROLS)) onIntent(reached, 'reached before');
  addEventListener('hashchange', () => {
    const named = namedPart();
    if (named) onIntent(named, location.hash);
  });
}

/** The part of the page that the URL names (`/fitness#weight-cut-pro`). A visitor is about to use it. */
export const namedPart = (): Element | null =>
  // A part outside `main` is still `:target` on the next page.
  location.hash ? document.querySelector(':target') : null;

/**
 * Cancels the modules that are being prefetched for islands, and prefetches no others. An island that is then used fetches its module
 * anew. While an island is loading nothing is given up, because it may wait for one of them.
 */
export function stopFetchingAhead(): void {
  if (!document.querySelector(LOADING)) ahead.abort();
}

/** Lets modules be prefetched again. */
export function resumeFetchingAhead(): void {
  if (ahead.signal.aborted) ahead = new AbortController();
}

/** Calls `fetch` at an idle moment after the first interaction, when a control of the island is near the window. */
export function fetchWhenNear(island: Element, fetch: (signal: AbortSignal) => Promise<unknown>): void {
  if (savesData) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // A failure is reported when the island starts.
      whenIdle(() => void fetch(ahead.signal).catch(() => undefined));
    },
    { rootMargin: NEAR },
  );
  void firstInteraction.then(() => {
    for (const control of island.querySelectorAll(CONTROLS))
      if (!control.matches(ON_INTENT)) near.observe(control);
  });
}
