/** Returns the element with the focus in a part of the page, also in a shadow root. */
export function focusedIn(part: Element): HTMLElement | undefined {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLElement && part.contains(activeElement)
    ? activeElement
    : undefined;
}

/**
 * Finds a control again after the nodes around it were replaced. The order of controls stays the same.
 * @param partNow the part of the page around it, which may be another element by then
 */
export function whereIs(
  control: HTMLElement,
  partNow: () => Element | null | undefined,
): () => HTMLElement | undefined {
  const alike = () => [...(partNow()?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
  const index = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}
