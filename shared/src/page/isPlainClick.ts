/** Whether a click on a link only opens its page: no other tab or window, no download, and not prevented by other code. */
export function isPlainClick(link: HTMLAnchorElement, event?: MouseEvent): boolean {
  if (event?.defaultPrevented || event?.button) return false;
  if (event?.metaKey || event?.ctrlKey || event?.shiftKey || event?.altKey) return false;
  return !(link.target && link.target !== '_self') && !link.hasAttribute('download');
}
