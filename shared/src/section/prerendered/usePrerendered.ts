import { type RefCallback, use } from 'react';
import { IslandContext } from '../Island.tsx';

/** The empty HTML of Trusted Types, which needs no policy. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes
  ?.emptyHTML ?? '') as string;

/** The nodes that composing put into each island. */
const prerendered = new WeakMap<Element, DocumentFragment>();

/** Keeps a copy of what is in an island before React hydrates it. */
export function keepPrerendered(host: Element): DocumentFragment {
  const copy = copyInto(inertDocument(), host);
  prerendered.set(host, copy);
  return copy;
}

/** Puts back what was in an island. */
export function restorePrerendered(host: Element): void {
  const copy = prerendered.get(host);
  if (copy) host.replaceChildren(copyInto(document, copy));
}

/**
 * Restores nodes that only the server can make, if React renders anew, for example after a translator changed the
 * page.
 * @param selector selects the element in its island. The first of several belongs to the first that was prerendered
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

/** A separate document: in the page's own, Chromium would load pictures, and hold them as long as the tab is open. */
const inertDocument = () => document.implementation.createHTMLDocument('');

function copyInto(target: Document, container: ParentNode): DocumentFragment {
  const copy = target.createDocumentFragment();
  for (const node of container.childNodes) copy.append(target.importNode(node, true));
  return copy;
}
