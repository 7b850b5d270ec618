import { EMPTY_HTML, usePrerendered } from './usePrerendered.ts';

interface ServerHtmlProps {
  html?: string;
  id: string;
  className?: string;
}

/** Shows HTML that only the server has. In the browser, the prerendered nodes stay as they are. */
export function ServerHtml({ html, id, className }: ServerHtmlProps) {
  return (
    <div
      ref={usePrerendered(`[id="${id}"]`)}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? EMPTY_HTML }}
    />
  );
}
