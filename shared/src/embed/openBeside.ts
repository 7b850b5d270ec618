/**
 * Makes our links open in a new tab if the partner's page is itself in an iframe, because our site
 * does not load in iframes.
 */
export function openBeside(host: HTMLElement, site: string): void {
  if (window === top) return;
  host.addEventListener('click', (event) => {
    const link = (event.composedPath()[0] as Element).closest('a');
    if (!link || event.defaultPrevented || link.target || document.querySelector('base[target]'))
      return;
    const isOurs = link.getRootNode() !== host.getRootNode() || link.origin === site;
    if (isOurs && link.origin !== location.origin) link.target = '_blank';
  });
}
