import { useState } from 'react';
import { EMPTY_HTML } from './emptyHtml.ts';

interface ServerHtmlProps {
  /** Trusted HTML, on the server; a prop from `LoadedPage.serverOnly`, so the browser has none. */
  html?: string;
  /** Unique in the page. */
  id: string;
  className?: string;
}

/**
 * HTML that only the server has. While hydrating, React leaves the prerendered nodes alone; should it give up and
 * render afresh (a translator changed the page before it answered), the same nodes are put back.
 */
export function ServerHtml({ html, id, className }: ServerHtmlProps) {
  const [prerendered] = useState(prerenderedNodes(id));
  return (
    <div
      ref={(host) => {
        if (host && !host.hasChildNodes()) host.append(...prerendered);
      }}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? EMPTY_HTML }}
    />
  );
}

const prerenderedNodes = (id: string) => (): Node[] => {
  if (typeof document === 'undefined') return [];
  return [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true));
};
