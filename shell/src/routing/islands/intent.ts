import { CONTROLS } from '@ringside/shared/contract';
import { whenIdle } from '@ringside/shared/internal/loading';
import { firstInteraction, savesData } from './firstInteraction.ts';

/** The visitor is about to use their target. */
export const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
export const LOADING = 'main [data-root][data-state="loading"]';
/** Controls that most visitors never use, so their modules are not prefetched. */
const ON_INTENT = '[data-fetch=on-intent]';
/** How far from the window a control may be to count as near. */
const NEAR = '50%';

/**
 * @param onIntent is called with the control and the reason, also for controls that the visitor
 *   reached before this script
 */
export function watchIntent(onIntent: (control: Element, reason: string) => void): void {
  const listen = ({ target, type }: Event) => {
    const control = target instanceof Element && target.closest(CONTROLS);
    if (control) onIntent(control, type);
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, listen);
  for (const reached of document.querySelectorAll(':hover, :focus'))
    if (reached.matches(CONTROLS)) onIntent(reached, 'reached before');
  addEventListener('hashchange', () => {
    const named = namedPart();
    if (named) onIntent(named, location.hash);
  });
}

/**
 * The part of the page that a URL names. A visitor is about to use it. Firefox 153 has no `:target`
 * after Back to a page that was reloaded.
 */
export const namedPart = (url = location.href): Element | null => {
  const [, id] = url.split('#');
  // Only the browser decodes an id.
  return id ? (document.getElementById(id) ?? document.querySelector(':target')) : null;
};

let fetching = new AbortController();

/**
 * Cancels what is fetched for islands ahead, unless an island is loading: it may wait for one of
 * the modules.
 * @returns a function that lets modules be fetched again
 */
export function stopFetchingModules(): () => void {
  if (!document.querySelector(LOADING)) fetching.abort();
  return () => {
    if (fetching.signal.aborted) fetching = new AbortController();
  };
}

/**
 * Fetches an island's code at an idle moment after the first interaction, when a control of the
 * island is near the window.
 */
export function fetchWhenNear(
  island: Element,
  fetch: (signal: AbortSignal) => Promise<unknown>,
): void {
  if (savesData) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // A failure is reported when the island starts.
      whenIdle(() => void fetch(fetching.signal).catch(() => {}));
    },
    { rootMargin: NEAR },
  );
  void firstInteraction.then(() => {
    for (const control of island.querySelectorAll(CONTROLS))
      if (!control.matches(ON_INTENT)) near.observe(control);
  });
}
