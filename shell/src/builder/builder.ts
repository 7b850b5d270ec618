import type { PageProps, SectionLifecycles } from '@ringside/shared/section';
import type { BuilderData } from './page/Builder.tsx';
import { startBuilder } from './startBuilder.ts';

/** Brings `/embed` to life, as a section's page is: the shell's other pages need nobody for that. */
let ending = new AbortController();

export const bootstrap: SectionLifecycles['bootstrap'] = async () => {};

export async function mount({ element, data, services }: PageProps): Promise<void> {
  ending = new AbortController();
  startBuilder(element, (data as unknown as BuilderData).catalogue, services, ending.signal);
  element.dataset.state = 'ready';
  element.dispatchEvent(
    new CustomEvent('ringside:ready', { detail: { section: 'shell' }, bubbles: true, composed: true }),
  );
}

export async function unmount(): Promise<void> {
  ending.abort();
}
