import type { RingsideEvents } from '../contract/index.ts';
import { isFatal } from './reportError.ts';

/** Resolves when a root says that it answers, or that it cannot. The signal ends the wait. */
export function whenSettled(root: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Events of roots inside this one pass by, too.
    root.addEventListener('ringside:ready', ({ target }) => target === root && resolve(), { signal });
    root.addEventListener(
      'ringside:section-error',
      (event) => {
        const { target, detail } = event as RingsideEvents['ringside:section-error'];
        if (target === root && isFatal(detail.phase)) resolve();
      },
      { signal },
    );
  });
}
