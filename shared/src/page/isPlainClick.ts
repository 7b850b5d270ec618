/** Whether a link opens its page in this tab. */
export const isPlainLink = (link: HTMLAnchorElement): boolean =>
  !(link.target && link.target !== '_self') && !link.hasAttribute('download');

/**
 * Whether a click only opens the link's page: in this tab, not as a download, and not prevented.
 */
export function isPlainClick(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return (
    isPlainLink(link) && !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
  );
}
