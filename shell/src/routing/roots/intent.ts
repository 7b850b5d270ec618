import { CONTROLS } from '@ringside/shared/contract';
import { whenIdle } from '@ringside/shared/loading';
import { firstSign, savesData } from './firstSign.ts';

/** Events that show that the visitor is about to use their target. */
export const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
/** Roots that the visitor is about to use. */
export const LOADING = 'main [data-root][data-state="loading"]';
/** Controls that most visitors never use. Their modules are not fetched before a visitor is about to use them. */
const ON_INTENT = '[data-fetch=on-intent]';
/** How far from the window a control counts as near. */
const NEAR = '50%';

/** Starts each root that waits, by its id: its element may be rendered anew. */
const starts = new Map<string | undefined, (reason: string) => void>();
/** Why a visitor is about to use a root. */
const wanted = new WeakMap<Element, string>();
/** Cancels the modules that are fetched for roots before a visitor is about to use them. */
let ahead = new AbortController();

/** Listens for signs that the visitor is about to use a root: events on one of its controls. */
export function watchIntent(): void {
  const onSign = ({ target, type }: Event) => {
    const control = target instanceof Element && target.closest(CONTROLS);
    if (control) want(control, type);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  // Controls that the visitor reached before this script.
  for (const reached of document.querySelectorAll(':hover, :focus'))
    if (reached.matches(CONTROLS)) want(reached, 'reached before');
  wantNamed();
  addEventListener('hashchange', wantNamed);
}

/**
 * Starts the root with the part of the page that the URL names (`/fitness#weight-cut-pro`).
 *
 * @returns that part
 */
export function wantNamed(): Element | null {
  // A part outside `main` is still `:target` on the next page.
  const named = location.hash ? document.querySelector(':target') : null;
  if (named) want(named, location.hash);
  return named;
}

/** Starts the root around an element, at once or as soon as it waits. */
export function want(element: Element, reason: string): void {
  const root = element.closest<HTMLElement>('[data-root]');
  if (!root) return;
  wanted.set(root, reason);
  starts.get(root.dataset.root)?.(reason);
}

/**
 * Cancels the modules that are being prefetched for roots, and prefetches no others. A root that is then used fetches its module anew.
 * While a root is loading nothing is given up, because it may wait for one of them.
 */
export function stopFetchingAhead(): void {
  if (!document.querySelector(LOADING)) ahead.abort();
}

/** Lets modules be prefetched again. */
export function resumeFetchingAhead(): void {
  if (ahead.signal.aborted) ahead = new AbortController();
}

/**
 * Resolves when the visitor is about to use a root, or opened the URL of a part of it.
 *
 * @param prefetch is called at an idle moment after the first interaction, when a control of the root is near the window
 */
export function whenWanted(
  root: HTMLElement,
  prefetch: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    let hasStarted = false;
    const start = (reason: string) => {
      // The inspector shows the reason.
      if (!hasStarted)
        performance.mark(`ringside: ${root.dataset.section} ${root.dataset.root} starts: ${reason}`);
      hasStarted = true;
      resolve();
    };
    const reason = wanted.get(root);
    if (reason) return start(reason);
    starts.set(root.dataset.root, start);
    if (savesData) return;
    const fetchQuietly = () => {
      // A root that has started fetches its own modules. If that fails, "Try again" must not wait for an earlier request.
      // A failure is reported when the root starts.
      if (!hasStarted) void prefetch(ahead.signal).catch(() => undefined);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        whenIdle(fetchQuietly);
      },
      { rootMargin: NEAR },
    );
    void firstSign.then(() => {
      for (const control of root.querySelectorAll(CONTROLS))
        if (!control.matches(ON_INTENT)) near.observe(control);
    });
  });
}
