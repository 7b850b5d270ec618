import type { RingsideEvents, SectionPhase, Services } from '@ringside/shared/contract';
import { isFatal, reportError } from '@ringside/shared/internal/page';

/**
 * An island that failed shows a message with *Try again*; an error after a click shows a toast.
 *
 * @param fail shows that the island around an element does not work
 */
export function watchErrors({ toast }: Services, fail: (island: Element) => void): void {
  document.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const { section, phase, error } = detail;
    if (phase === 'event') {
      // The browser has already logged it.
      toast.show({ title: 'That did not work', description: 'Something went wrong. Please try again.' });
      return;
    }
    console.error(`ringside: ${section}, ${phase}:`, error);
    if (target instanceof Element && isFatal(phase)) fail(target);
  });
  addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason, ''));
}

/** The section whose script is in a stack. React and the shell have other URLs. */
const SCRIPT = /\/assets\/([\w-]+)\/[^/]+\.js/;

/**
 * In an event handler, a timer, or a callback of a custom element. The first script in the stack identifies the
 * section.
 */
function reportUncaught(error: unknown, file: string): void {
  const [, section] = SCRIPT.exec((error instanceof Error && error.stack) || file) ?? [];
  if (!section || section === 'shell') return;
  const island = islandOf(section);
  const phase = phases[island?.dataset.state ?? 'gone'];
  if (phase) reportError(island, phase, error, section);
}

/** The phase that belongs to each state. A failed island has already been reported. */
const phases: Readonly<Record<string, SectionPhase>> = { loading: 'mount', ready: 'event', gone: 'unmount' };

/** The island with the focus, or else the first that has started. */
function islandOf(section: string): HTMLElement | undefined {
  const started = `main [data-root][data-section="${section}"][data-state]:not([data-state=waiting])`;
  const focused = document.querySelector<HTMLElement>(`${started}:focus-within`);
  return focused ?? document.querySelector<HTMLElement>(started) ?? undefined;
}
