/**
 * Copies what stands in a container, to put it back later: `container.replaceChildren(...keepNodes(container))`.
 *
 * The copies are made in a document of their own. A copy of a picture in the page's document loads at once, and Chromium
 * has that document hold it, with all that stands around it, for as long as the tab lives.
 */
export function keepNodes(container: ParentNode): Node[] {
  const inert = document.implementation.createHTMLDocument('');
  return [...container.childNodes].map((node) => inert.importNode(node, true));
}
