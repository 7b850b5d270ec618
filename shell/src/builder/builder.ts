import type { PageProps, SectionLifecycles } from '@ringside/shared/section';
import { startExhibits } from './startExhibits.ts';

/** Starts `/embed` and the pages about elements, as a section's page starts. The shell's other pages need no start. */
let ending = new AbortController();

export const bootstrap: SectionLifecycles['bootstrap'] = async () => {};

export async function mount({ element, services }: PageProps): Promise<void> {
  ending = new AbortController();
  startExhibits(element, services.toast, ending.signal);
  element.dataset.state = 'ready';
  element.dispatchEvent(
    new CustomEvent('ringside:ready', { detail: { section: 'shell' }, bubbles: true, composed: true }),
  );
}

export async function unmount(): Promise<void> {
  ending.abort();
}
