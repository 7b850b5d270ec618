import type { RingsideEvents } from '../contract/index.ts';
import { isFatal } from './reportError.ts';

/** Resolves when a root reports that it is interactive, or that it failed. The signal ends the wait. */
export function whenSettled(root: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listen = (event: Event) => {
      const { type, target, detail } = event as RingsideEvents['ringside:section-error'];
      // Events of roots inside this one bubble through it.
      if (target === root && (type === 'ringside:ready' || isFatal(detail.phase))) resolve();
    };
    for (const type of ['ringside:ready', 'ringside:section-error'])
      root.addEventListener(type, listen, { signal });
  });
}
