import { createElement } from 'react';
import type { FragmentProps } from '../../contract/elements.ts';
import { EMPTY_HTML, usePrerendered } from './usePrerendered.ts';

/**
 * Shows an element of any section: the content that the section released for these attributes, also
 * after they change. React leaves the children of the element alone.
 * @example <Fragment tag="ringside-article-list" category={chosen} />
 */
export function Fragment({ tag, fixed: _, fallback, ...attributes }: FragmentProps) {
  const values = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `[${name}=${JSON.stringify(value)}]`);
  return createElement(tag, {
    ...attributes,
    'data-fallback': fallback,
    ref: usePrerendered(tag + values.join('')),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
