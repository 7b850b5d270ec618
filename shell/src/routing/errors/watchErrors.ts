import type { RingsideEvents, Services } from '@ringside/shared/contract';

/** Shows a toast after an error of an event, and logs other errors of sections. */
export function watchErrors({ toast }: Pick<Services, 'toast'>): void {
  document.addEventListener('ringside:section-error', (event) => {
    const { section, phase, error } = (event as RingsideEvents['ringside:section-error']).detail;
    if (phase === 'event') {
      // The browser has already logged the error.
      toast.show({
        title: 'That did not work',
        description: 'Something went wrong. Please try again.',
      });
      return;
    }
    console.error(`ringside: ${section}, ${phase}:`, error);
  });
}
