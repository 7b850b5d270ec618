import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ComposeError } from '../../support/ComposeError.ts';

/** Elements that act outside their place in the page. A page's scripts, styles and head are written by compose. */
const ELEMENT = /^(script|style|link|meta|base|title|object|embed)$/;
/** Attributes with which composing marks elements for scripts, and attributes that contain code. */
const ATTRIBUTE = /^((data-root|data-section|on.*|srcdoc|style)=|id=main$)/s;
/** URLs that are code. White space inside is ignored by browsers. */
const CODE = /^\s*(javascript|vbscript|data:text\/html)/i;

/**
 * Refuses rendered HTML that could act outside its root: a section's release may come from another repository. Broken
 * nesting needs no rule, since the HTML is parsed and written anew.
 *
 * @param where whose HTML it is, for the message
 * @throws ComposeError `unsafe-markup`
 */
export function refuseUnsafeMarkup(element: Tree.Element, where: string): void {
  const { tagName, attrs } = element;
  const attribute = attrs.find(
    ({ name, value }) => ATTRIBUTE.test(`${name}=${value}`) || CODE.test(value.replace(/[\t\n\r]/g, '')),
  );
  const found = ELEMENT.test(tagName) ? `<${tagName}>` : attribute?.name;
  if (found)
    throw new ComposeError(
      'unsafe-markup',
      `${where} contains ${found}, which is not allowed in a page. Remove it.`,
    );
}
