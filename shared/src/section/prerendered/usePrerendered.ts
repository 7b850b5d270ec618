import { type RefCallback, use, useState } from 'react';
import { IslandContext } from '../Island.tsx';

/** Trusted Types' own empty value, which needs no policy. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes
  ?.emptyHTML ?? '') as string;

/**
 * Preserves nodes that only the server can make, if React renders anew, for example after a translator changed the
 * page.
 * @param selector selects the prerendered element in its island
 */
export function usePrerendered(selector: string): RefCallback<HTMLElement> {
  const { host } = use(IslandContext);
  const [kept] = useState(() => {
    const element = host?.querySelector(selector);
    return (
      element && {
        data: [...element.attributes].filter(
          ({ name }) => name.startsWith('data-') && name !== 'data-state',
        ),
        nodes: copyNodes(element),
      }
    );
  });
  return (element) => {
    if (!element || !kept || element.hasChildNodes()) return;
    for (const { name, value } of kept.data) element.setAttribute(name, value);
    element.append(...kept.nodes);
  };
}

/**
 * The copies belong to another document: in the page's own, Chromium would load pictures, and hold them as long as
 * the tab is open.
 */
export function copyNodes(container: ParentNode): Node[] {
  const inert = document.implementation.createHTMLDocument('');
  return [...container.childNodes].map((node) => inert.importNode(node, true));
}
