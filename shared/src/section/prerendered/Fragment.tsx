import { createElement, use } from 'react';
import { RootContext } from '../mount/rootContext.tsx';
import { EMPTY_HTML, usePrerendered } from './usePrerendered.ts';

/**
 * A placeholder for another section's fragment. That section fills it, when composing and in the browser. React
 * leaves its children alone.
 *
 * @example <Fragment tag="ringside-article-list" category="Training" />
 */
export function Fragment({ tag, ...attributes }: { tag: `ringside-${string}`; [attribute: string]: string }) {
  const { host } = use(RootContext);
  // The same tag with the same attributes has the same content.
  const ref = usePrerendered(() =>
    [...(host?.querySelectorAll(`${tag}[data-section]`) ?? [])].find((element) =>
      Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value),
    ),
  );
  return createElement(tag, {
    ...attributes,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
