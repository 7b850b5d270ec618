import { type RefCallback, useState } from 'react';
import { keepNodes } from './keepNodes.ts';

/**
 * Keeps what only the server can make inside an element. While hydrating, React leaves those nodes alone; should it
 * give up and render afresh (a translator changed the page before it answered), it makes the element anew and empty:
 * then the same nodes are put back, with the data attributes that compose gave the element.
 *
 * @param find the prerendered element, called before React may take it away
 * @returns the ref of the element that React makes
 */
export function usePrerendered(find: () => Element | null | undefined): RefCallback<HTMLElement> {
  const [kept] = useState(() => {
    const element = typeof document === 'undefined' ? undefined : find();
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
    // A custom element has looked for its data already, as it was connected; this connects it once more.
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode?.insertBefore(element, nextSibling);
  };
}
