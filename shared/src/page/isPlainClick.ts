/** Whether a click only opens the link's page: in this tab, not as a download, and not prevented. */
export function isPlainClick(link: HTMLAnchorElement, event?: MouseEvent): boolean {
  if (event?.defaultPrevented || event?.button) return false;
  if (event?.metaKey || event?.ctrlKey || event?.shiftKey || event?.altKey) return false;
  return !(link.target && link.target !== '_self') && !link.hasAttribute('download');
}
