import type { SectionPhase } from '@ringside/shared/contract';
import { reportError } from '@ringside/shared/page';

/** The section whose script an address in a stack names; React and the shell lie elsewhere. */
const SCRIPT = /\/assets\/([\w-]+)\/[^/]+\.js/;

/**
 * Reports what a section throws where nobody catches it: in event handlers, timers, and the callbacks of custom
 * elements. The browser does not say whose error it is; the first script in its stack does.
 */
export function watchUncaughtErrors(): void {
  addEventListener('error', ({ error, filename }) => report(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, ''));
}

function report(error: unknown, file: string): void {
  const [, section] = SCRIPT.exec((error instanceof Error && error.stack) || file) ?? [];
  if (!section || section === 'shell') return;
  const root = rootOf(section);
  const phase = phases[root?.dataset.state ?? 'gone'];
  if (phase) reportError(root, phase, error, section);
}

/** What a root does in each state; one that has failed has been reported. */
const phases: Readonly<Record<string, SectionPhase>> = { loading: 'mount', ready: 'event', gone: 'unmount' };

/** The section's root in the page, the one that has the focus first; a root that was not started yet threw nothing. */
function rootOf(section: string): HTMLElement | undefined {
  const roots = [...document.querySelectorAll<HTMLElement>(`main [data-root][data-section="${section}"]`)];
  const started = roots.filter(({ dataset }) => dataset.state);
  return started.find((root) => root.contains(document.activeElement)) ?? started[0];
}
