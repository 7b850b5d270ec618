/**
 * Finds a control again after React has rendered its island anew, with other nodes: when a translator has changed the text
 * first. The controls of an island and their order stay the same.
 */
export function whereIs(control: HTMLElement): () => HTMLElement | undefined {
  const root = control.closest<HTMLElement>('[data-root]')?.dataset.root;
  const alike = () => document.querySelectorAll<HTMLElement>(`[data-root="${root}"] ${control.localName}`);
  const index = [...alike()].indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}
