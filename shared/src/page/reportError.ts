import { type SectionPhase, send } from '../contract/index.ts';

/**
 * Reports an error from its island, or from the document if the island is no longer on the page.
 */
export function reportError(
  root: HTMLElement | undefined,
  phase: SectionPhase,
  error: unknown,
  section: string = root?.dataset.section ?? '',
): void {
  send(root?.isConnected ? root : document, 'ringside:section-error', { section, phase, error });
}

export const isFatal = (phase: SectionPhase): boolean =>
  ['load', 'mount', 'render'].includes(phase);
