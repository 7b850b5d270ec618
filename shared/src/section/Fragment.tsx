import { createElement } from 'react';
import { EMPTY_HTML } from './emptyHtml.ts';

/**
 * A place for another section's fragment. Its owner fills it, when composing and in the browser; React leaves
 * its children alone.
 *
 * @example <Fragment tag="ringside-article-list" category="Training" />
 */
export function Fragment({ tag, ...attributes }: { tag: `ringside-${string}`; [attribute: string]: string }) {
  return createElement(tag, {
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
