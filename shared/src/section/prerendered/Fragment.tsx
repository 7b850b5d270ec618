import { createElement } from 'react';
import type { FragmentProps } from '../../contract/elements.ts';
import { EMPTY_HTML, usePrerendered } from './usePrerendered.ts';

/**
 * A placeholder that another section fills. React leaves its children alone.
 * @example <Fragment tag="ringside-article-list" category="Training" />
 */
export function Fragment({ tag, ...attributes }: FragmentProps) {
  const values = Object.entries(attributes).map(
    ([name, value]) => `[${name}=${JSON.stringify(value)}]`,
  );
  const ref = usePrerendered(`${tag}[data-section]${values.join('')}`);
  return createElement(tag, {
    ...attributes,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
