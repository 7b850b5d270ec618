import type { Attributes, CatalogueElement } from '@ringside/shared/contract';
import type { Offer } from '../offers.ts';
import { fallbackOf } from './fallback.ts';
import { framePath, frameTitle, sandboxOf } from './framed.ts';
import { type Markup, toHtml } from './markup.ts';
import { reservedSpace } from './reserved.ts';

export const KINDS = { html: 'HTML', wordpress: 'WordPress', iframe: 'iframe' } as const;
export type Kind = keyof typeof KINDS;

/** The lines that a partner copies. Every value is escaped for its place. */
export function linesOf(kind: Kind, offer: Offer, attributes: Attributes, origin: string): string {
  if (kind === 'iframe') {
    // A block of its own: themes limit the width of blocks, not of inline iframes.
    const block = { tag: 'div', attributes: {}, children: [frameOf(offer, attributes, origin)] };
    return `${toHtml(block)}\n${scriptLine(`${origin}/embed/frame.js`)}`;
  }
  const { css } = reservedSpace(offer, attributes);
  const element = {
    tag: offer.tag,
    attributes: { ...attributes, ...(css && { style: `display: block; min-height: ${css}` }) },
    children: fallbackOf(offer, attributes, origin),
  };
  const html = `${toHtml(element)}\n${scriptLine(`${origin}/embed/${offer.file}.js`)}`;
  if (kind === 'html') return html;
  // WordPress reads square brackets as a shortcode.
  return `<!-- wp:html -->\n${html.replaceAll('[', '&#91;').replaceAll(']', '&#93;')}\n<!-- /wp:html -->`;
}

/** A script tag. With `integrity` the browser only runs exactly that file. */
export const scriptLine = (src: string, integrity?: string): string =>
  toHtml({
    tag: 'script',
    attributes: { async: true, src, ...(integrity && { integrity, crossorigin: true as const }) },
  });

const frameOf = (offer: Offer, attributes: Attributes, origin: string): Markup => ({
  tag: 'iframe',
  attributes: {
    src: `${origin}${framePath(offer, attributes)}`,
    title: frameTitle(offer.tag),
    width: '100%',
    height: reservedSpace(offer, attributes).iframe,
    // An attribute, because a strict policy forbids inline styles.
    frameborder: '0',
    loading: 'lazy',
    sandbox: sandboxOf(offer.tag),
  },
});

/** The directives of a partner's policy that an element needs with these attributes. */
export const policyOf = ({ policy }: CatalogueElement, attributes: Attributes, origin: string): string =>
  policy
    .filter(({ when }) => !when || when.attribute in attributes)
    .sort((a, b) => ORDER.indexOf(a.directive) - ORDER.indexOf(b.directive))
    .map(({ directive, source }) => `${directive} ${source.replace('ORIGIN', origin)}`)
    .join('; ');

/** The script comes before what it requests. */
const ORDER = ['script-src', 'connect-src', 'img-src', 'font-src', 'frame-src'];
