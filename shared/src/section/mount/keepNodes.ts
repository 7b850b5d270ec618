/**
 * Copies a container's nodes, to restore them later: `container.replaceChildren(...keepNodes(container))`. The copies
 * belong to a separate document: in the page's own, Chromium would load copied pictures, and hold them as long as the
 * tab is open.
 */
export function keepNodes(container: ParentNode): Node[] {
  const inert = document.implementation.createHTMLDocument('');
  return [...container.childNodes].map((node) => inert.importNode(node, true));
}
