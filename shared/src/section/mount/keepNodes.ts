/**
 * Copies the nodes of a container, to restore them later: `container.replaceChildren(...keepNodes(container))`.
 *
 * The copies belong to a separate document. In the page's own document a copied picture would load at once, and
 * Chromium would hold it, with everything around it, as long as the tab is open.
 */
export function keepNodes(container: ParentNode): Node[] {
  const inert = document.implementation.createHTMLDocument('');
  return [...container.childNodes].map((node) => inert.importNode(node, true));
}
