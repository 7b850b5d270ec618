import type { RingsideEvents, Services } from '@ringside/shared/contract';
import { hideFault, isLost, showFault } from './fault.ts';
import { watchErrors } from './watchErrors.ts';

/**
 * Answers to every fault of a section: a calm message over the prerendered text of a root that is lost, with a way to
 * try again; a notice where a press came to nothing.
 *
 * @param retry starts the lost roots of a section over
 */
export function watchFaults({ toast }: Services, retry: (section: string) => void): void {
  document.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const { section, phase, error } = detail;
    if (phase === 'event') {
      // The browser has said it in the console already.
      toast.show({
        title: 'That did not work',
        description: 'Something went wrong here. Please try it again.',
      });
      return;
    }
    console.error(`@ringside/shell: ${section}, ${phase}:`, error);
    const root = target instanceof Element ? target.closest<HTMLElement>('[data-root]') : undefined;
    if (!root || !isLost(phase)) return;
    root.dataset.state = 'failed';
    showFault(root, () => retry(section));
  });
  // What was given up may come after all.
  document.addEventListener('ringside:ready', ({ target }) => hideFault(target as HTMLElement));
  watchErrors();
}
