import { createElement } from 'react';
import { EMPTY_HTML, usePrerendered } from './usePrerendered.ts';

/**
 * A placeholder for another section's fragment. That section fills it, when composing and in the browser. React
 * leaves its children alone.
 *
 * @example <Fragment tag="ringside-article-list" category="Training" />
 */
export function Fragment({ tag, ...attributes }: { tag: `ringside-${string}`; [attribute: string]: string }) {
  const values = Object.entries(attributes).map(([name, value]) => `[${name}=${JSON.stringify(value)}]`);
  const ref = usePrerendered(`${tag}[data-section]${values.join('')}`);
  return createElement(tag, {
    ...attributes,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
