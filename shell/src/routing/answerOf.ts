import type { SectionPhase } from '@ringside/shared/contract';
import { isLost } from './fault.ts';

/** Waits for a root to say that it answers, or that it cannot. */
export function answerOf(root: HTMLElement): { came: Promise<void>; stop(): void } {
  const listening = new AbortController();
  const { signal } = listening;
  const came = new Promise<void>((resolve) => {
    const onReady = ({ target }: Event) => target === root && resolve();
    const onFault = ({ target, detail }: CustomEventInit<{ phase: SectionPhase }> & Event) =>
      target === root && detail && isLost(detail.phase) && resolve();
    root.addEventListener('ringside:ready', onReady, { signal });
    root.addEventListener('ringside:section-error', onFault, { signal });
  });
  return { came, stop: () => listening.abort() };
}
