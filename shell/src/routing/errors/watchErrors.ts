import type { RingsideEvents, Services } from '@ringside/shared/contract';
import { isFatal } from '@ringside/shared/internal/page';

/**
 * An island that failed shows a message with *Try again*; an error after a click shows a toast.
 * @param fail shows that the island around an element does not work
 */
export function watchErrors(
  { toast }: Pick<Services, 'toast'>,
  fail: (island: Element) => void,
): void {
  document.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const { section, phase, error } = detail;
    if (phase === 'event') {
      // The browser has already logged the error.
      toast.show({
        title: 'That did not work',
        description: 'Something went wrong. Please try again.',
      });
      return;
    }
    console.error(`ringside: ${section}, ${phase}:`, error);
    if (target instanceof Element && isFatal(phase)) fail(target);
  });
}
