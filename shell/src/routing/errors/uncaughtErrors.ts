/** Reports errors that no lifecycle throws. The module is loaded with the first island. */
import type { SectionPhase } from '@ringside/shared/contract';
import { reportError } from '@ringside/shared/internal/page';

addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason, ''));

/** The section whose script is in a stack. React and the shell have other URLs. */
const SCRIPT = /\/assets\/([\w-]+)\/[^/]+\.js/;

/**
 * Reports an error in an event handler, a timer or a custom element. The first script in the stack
 * identifies the section.
 */
function reportUncaught(error: unknown, file: string): void {
  const [, section] = SCRIPT.exec((error instanceof Error && error.stack) || file) ?? [];
  if (!section || section === 'shell') return;
  const island = islandOf(section);
  const phase = phases[island?.dataset.state ?? 'gone'];
  if (phase) reportError(island, phase, error, section);
}

/** The phase that belongs to each state. A failed island has already been reported. */
const phases: Readonly<Record<string, SectionPhase>> = {
  loading: 'mount',
  ready: 'event',
  updating: 'event',
  gone: 'unmount',
};

/** The island with the focus, or else the first that has started. */
function islandOf(section: string): HTMLElement | undefined {
  const started = `main [data-root][data-section="${section}"][data-state]:not([data-state=waiting])`;
  const focused = document.querySelector<HTMLElement>(`${started}:focus-within`);
  return focused ?? document.querySelector<HTMLElement>(started) ?? undefined;
}
