import { EMPTY_HTML } from './emptyHtml.ts';
import { useRootContext } from './rootContext.tsx';
import { usePrerendered } from './usePrerendered.ts';

interface ServerHtmlProps {
  /** Trusted HTML, on the server; a prop from `LoadedPage.serverOnly`, so the browser has none. */
  html?: string;
  /** Unique in the page. */
  id: string;
  className?: string;
}

/** HTML that only the server has; in the browser the prerendered nodes stay. */
export function ServerHtml({ html, id, className }: ServerHtmlProps) {
  const { container } = useRootContext();
  const ref = usePrerendered(() => container?.querySelector(`[id="${id}"]`));
  return (
    <div
      ref={ref}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? EMPTY_HTML }}
    />
  );
}
