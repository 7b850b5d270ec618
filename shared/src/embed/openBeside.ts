/**
 * On a page that is itself in an iframe, such as a site builder's block of HTML, opens an element's links in a new tab: our site cannot be
 * framed. Links of the partner's own inside the element are left alone.
 */
export function openBeside(host: HTMLElement, site: string): void {
  if (window === top) return;
  host.addEventListener('click', (event) => {
    const link = (event.composedPath()[0] as Element).closest('a');
    if (!link || event.defaultPrevented || link.target || document.querySelector('base[target]')) return;
    const isOurs = link.getRootNode() !== host.getRootNode() || link.origin === site;
    if (isOurs && link.origin !== location.origin) link.target = '_blank';
  });
}
