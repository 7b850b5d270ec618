import { type RefCallback, use } from 'react';
import { IslandContext } from '../IslandRoot.tsx';

/** An empty HTML that Trusted Types accept without a policy. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes
  ?.emptyHTML ?? '') as string;

/** The nodes that composing wrote into each island. */
const prerendered = new WeakMap<Element, DocumentFragment>();

/** Stores and returns a copy of an island's nodes, before React hydrates the island. */
export function keepPrerendered(host: Element): DocumentFragment {
  const copy = copyInto(inertDocument(), host);
  prerendered.set(host, copy);
  return copy;
}

/** Replaces the nodes of an island by the stored ones. */
export function restorePrerendered(host: Element): void {
  const copy = prerendered.get(host);
  if (copy) host.replaceChildren(copyInto(document, copy));
}

/**
 * Restores nodes that only the server can render. React needs them if it renders the view again,
 * for example after a translator changed the page.
 * @param selector selects the element inside its island. If there are several, their order decides
 *   which prerendered element belongs to which
 */
export function usePrerendered(selector: string): RefCallback<HTMLElement> {
  const { host } = use(IslandContext);
  return (element) => {
    if (!element || !host || element.hasChildNodes()) return;
    const index = [...host.querySelectorAll(selector)].indexOf(element);
    const before = prerendered.get(host)?.querySelectorAll(selector)[index];
    if (!before) return;
    for (const { name, value } of before.attributes)
      if (name.startsWith('data-') && name !== 'data-state') element.setAttribute(name, value);
    element.append(copyInto(document, before));
  };
}

/**
 * Makes a separate document. In the page's own document, Chromium would load the pictures of a
 * copy, and keep them as long as the tab is open.
 */
const inertDocument = () => document.implementation.createHTMLDocument('');

function copyInto(target: Document, container: ParentNode): DocumentFragment {
  const copy = target.createDocumentFragment();
  for (const node of container.childNodes) copy.append(target.importNode(node, true));
  return copy;
}
