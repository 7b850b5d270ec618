import type { SectionPhase } from '@ringside/shared/contract';
import { reportError } from '@ringside/shared/page';

/** Finds the section whose script is in a stack. React and the shell have other URLs. */
const SCRIPT = /\/assets\/([\w-]+)\/[^/]+\.js/;

/**
 * Reports errors of sections that nothing catches: in event handlers, timers, and the callbacks of custom elements. The
 * first script in the stack identifies the section.
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

/** The phase that belongs to each state of a root. A failed root has already been reported. */
const phases: Readonly<Record<string, SectionPhase>> = { loading: 'mount', ready: 'event', gone: 'unmount' };

/** The section's root that threw: the one with the focus, or else the first that has started. */
function rootOf(section: string): HTMLElement | undefined {
  const roots = [...document.querySelectorAll<HTMLElement>(`main [data-root][data-section="${section}"]`)];
  const started = roots.filter(({ dataset: { state } }) => state && state !== 'waiting');
  return started.find((root) => root.contains(document.activeElement)) ?? started[0];
}
