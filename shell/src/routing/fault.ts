import { type RingsideEvents, type SectionPhase, send } from '@ringside/shared/contract';

type Fault = RingsideEvents['ringside:section-error']['detail'];

/** Reports a fault from its root, or from the document when that has left. */
export function reportFault(root: HTMLElement | undefined, fault: Fault): void {
  send(root?.isConnected ? root : document, 'ringside:section-error', fault);
}

/** Whether a root does not answer any more after a fault. */
export const isLost = (phase: SectionPhase): boolean => ['load', 'mount', 'render'].includes(phase);

/** Puts a calm message at the top of a root that failed. The text below it stays as it was prerendered. */
export function showFault(root: HTMLElement, retry: () => void): void {
  hideFault(root);
  const message = document.createElement('div');
  message.className = 'fault';
  message.dataset.fault = '';
  message.role = 'status';
  const text = document.createElement('p');
  text.textContent = 'Some things on this part of the page do not respond right now. You can still read it.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
    retry();
  });
  message.append(text, button);
  root.prepend(message);
}

export function hideFault(root: HTMLElement): void {
  root.querySelector(':scope > [data-fault]')?.remove();
}
