import { type Attributes, fragmentPath } from '@ringside/shared/contract';
import type { Offer } from '../offers.ts';
import { titleOf } from '../titleOf.ts';

/**
 * The path of a page with one element: a fragment's own page, or the page that makes any element. A fragment's own page takes no
 * theme.
 */
export function framePath({ tag, kind }: Pick<Offer, 'tag' | 'kind'>, attributes: Attributes): string {
  if (kind === 'fragment' && !attributes.theme) return fragmentPath(tag, attributes);
  // An explicit theme also sets the iframe's background.
  const ground = attributes.theme && { ground: attributes.theme };
  return `/embed/frame?${new URLSearchParams({ element: tag, ...attributes, ...ground })}`;
}

/** The path of a live view on our own pages: the element as it is on a partner's page of that background. */
export const previewPath = (tag: string, attributes: Attributes): string =>
  `/embed/frame?${new URLSearchParams({ preview: '', element: tag, ground: attributes.theme ?? 'light', ...attributes })}`;

/** The name of an iframe, for screen reader users. */
export const frameTitle = (tag: string): string => `${titleOf(tag)}, Ringside`;

/** Scripts, and links that open beside the page around. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The sandbox of our iframes. The newsletter also submits a form and stores the address in our storage, which an iframe without
 * an origin of its own does not have.
 */
export const sandboxOf = (tag: string): string =>
  tag === 'ringside-newsletter' ? `${SANDBOX} allow-forms allow-same-origin` : SANDBOX;
