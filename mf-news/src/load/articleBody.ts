import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

const SAFE: Schema = {
  tagNames: ['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
  // No scheme, no host: an address of this site.
  attributes: { a: [['href', /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/]] },
  strip: ['script', 'style'],
};

/**
 * The body of an article, safe to put into a page: text elements and links within the site, nothing else. The `div` around it
 * says the colour of the text, which is dark: it was written for a dark page and is read on paper.
 */
export function articleBody(content: string): string {
  const safe = toHtml(sanitize(fromHtml(content, { fragment: true }), SAFE));
  return safe.replace(/^<div>/, '<div class="text-ink">');
}
