import type { PageProps, SectionLifecycles } from '@ringside/shared/section';
import { startLog } from './about/startLog.ts';
import { startCopying } from './copy.ts';
import { startShowcase } from './gallery/startShowcase.ts';
import type { BuilderData } from './page/Builder.tsx';
import { startBuilder } from './startBuilder.ts';

/** Brings `/embed` and the pages about elements to life, as a section's page is: the shell's other pages need nobody for that. */
let ending = new AbortController();

export const bootstrap: SectionLifecycles['bootstrap'] = async () => {};

export async function mount({ element, data, services }: PageProps): Promise<void> {
  ending = new AbortController();
  const { signal } = ending;
  const { catalogue } = data as unknown as Partial<BuilderData>;
  startShowcase(element, signal);
  startLog(element, signal);
  startCopying(element, services.toast, signal);
  if (catalogue) startBuilder(element, catalogue, signal);
  element.dataset.state = 'ready';
  element.dispatchEvent(
    new CustomEvent('ringside:ready', { detail: { section: 'shell' }, bubbles: true, composed: true }),
  );
}

export async function unmount(): Promise<void> {
  ending.abort();
}
