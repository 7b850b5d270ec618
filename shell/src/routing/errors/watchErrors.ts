import type { RingsideEvents, Services } from '@ringside/shared/contract';
import { isFatal } from '@ringside/shared/page';
import { hideErrorMessage, showErrorMessage } from './errorMessage.ts';
import { watchUncaughtErrors } from './uncaughtErrors.ts';

/**
 * Handles every error of a section. A root that failed shows a calm message above its prerendered text, with *Try again*. An
 * error after a click shows a notice.
 *
 * @param retry starts the failed roots of a section again
 */
export function watchErrors({ toast }: Services, retry: (section: string) => void): void {
  document.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const { section, phase, error } = detail;
    if (phase === 'event') {
      // The browser has already reported it in the console.
      toast.show({
        title: 'That did not work',
        description: 'Something went wrong. Please try again.',
      });
      return;
    }
    console.error(`ringside: ${section}, ${phase}:`, error);
    const root = target instanceof Element ? target.closest<HTMLElement>('[data-root]') : undefined;
    if (!root || !isFatal(phase)) return;
    root.dataset.state = 'failed';
    showErrorMessage(root, () => retry(section));
  });
  // A root that timed out may still become interactive.
  document.addEventListener('ringside:ready', ({ target }) => hideErrorMessage(target as HTMLElement));
  watchUncaughtErrors();
}
