import { type RefCallback, use, useState } from 'react';
import { IslandContext } from '../mount/islandContext.tsx';
import { keepNodes } from '../mount/keepNodes.ts';

/** Trusted Types' own empty value. Assigning it needs no policy. Browsers without Trusted Types get ''. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ??
  '') as string;

/**
 * Preserves nodes that only the server can make. If React renders anew (for example after a translator changed the
 * page), they are restored, with the data attributes that composing gave the element.
 *
 * @param selector selects the prerendered element in its island, before React may remove it
 * @returns a ref for the element that React creates
 */
export function usePrerendered(selector: string): RefCallback<HTMLElement> {
  const { host } = use(IslandContext);
  const [kept] = useState(() => {
    const element = host?.querySelector(selector);
    return (
      element && {
        data: [...element.attributes].filter(({ name }) => name.startsWith('data-') && name !== 'data-state'),
        nodes: keepNodes(element),
      }
    );
  });
  return (element) => {
    if (!element || !kept || element.hasChildNodes()) return;
    for (const { name, value } of kept.data) element.setAttribute(name, value);
    element.append(...kept.nodes);
  };
}
