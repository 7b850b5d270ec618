/**
 * Returns the element that has the focus inside a part of the page. The part may be in a shadow
 * root.
 */
export function focusedIn(part: Element): HTMLElement | undefined {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLElement && part.contains(activeElement)
    ? activeElement
    : undefined;
}

/**
 * Returns a function that finds a control again after the nodes around the control were replaced.
 * The function relies on the order of controls, which does not change.
 * @param partNow returns the part of the page around the control, which may be another element by
 *   then
 */
export function whereIs(
  control: HTMLElement,
  partNow: () => Element | null | undefined,
): () => HTMLElement | undefined {
  const alike = () => [...(partNow()?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
  const index = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}
