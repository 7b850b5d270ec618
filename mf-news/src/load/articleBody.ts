import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { TAGS } from '../content/forbiddenMarkup.ts';

const SAFE: Schema = {
  tagNames: ['div', ...TAGS],
  // URLs of this site only: no scheme, no host.
  attributes: { a: [['href', /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/]] },
  strip: ['script', 'style'],
};

/**
 * The body of an article, made safe: only text elements and links within the site remain. The class of its `div` sets
 * the dark text colour.
 */
export function articleBody(content: string): string {
  const safe = toHtml(sanitize(fromHtml(content, { fragment: true }), SAFE));
  return safe.replace(/^<div>/, '<div class="text-ink">');
}
