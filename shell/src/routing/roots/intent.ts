import { whenIdle } from '@ringside/shared/loading';
import { savesData, somebody } from './somebody.ts';

/** What can be used with script alone. Links and text need none. */
const CONTROLS = 'button, input, select, textarea, [data-action]';
/** Somebody is about to use what they are sent from. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
/** How far from the window a control is near. */
const NEAR = '50%';
/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 2000;

/** What starts the roots that wait. */
const starts = new WeakMap<Element, () => void>();
const wanted = new WeakSet<Element>();

/** Listens for the first sign that somebody is about to use a root: on a control of it, or as `ringside:wanted`. */
export function watchIntent(): void {
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  document.addEventListener('ringside:wanted', ({ target }) => want(target as Element), true);
}

function onSign({ target }: Event): void {
  const control = target instanceof Element && target.closest(CONTROLS);
  if (control) want(control);
}

/** Starts the root that an element is in, now or as soon as it waits. */
export function want(element: Element): void {
  const root = element.closest('[data-root]');
  if (!root) return;
  wanted.add(root);
  starts.get(root)?.();
}

/**
 * Resolves when somebody is about to use a root, or has come for a part of it (`/fitness#weight-cut-pro`).
 *
 * @param fetchAhead is called at an idle moment once there is somebody and a control of the root is near the window
 */
export function whenWanted(root: HTMLElement, fetchAhead: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const controls = root.querySelectorAll(CONTROLS);
    const asked = document.getElementById(location.hash.slice(1));
    if (wanted.has(root) || (controls.length > 0 && root.contains(asked))) return resolve();
    starts.set(root, resolve);
    if (savesData) return;
    // What cannot be had is reported when it is asked for.
    const fetchQuietly = () => void fetchAhead().catch(() => undefined);
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        whenIdle(fetchQuietly, IDLE_TIMEOUT_MS);
      },
      { rootMargin: NEAR },
    );
    void somebody.then(() => {
      for (const control of controls) near.observe(control);
    });
  });
}
