import sanitizeHtml from 'sanitize-html';

/**
 * The body of an article, safe to put into a page: text elements and links within the site, nothing else. Its white
 * text becomes dark, for it was written for a dark page and is read on paper.
 */
export function articleBody(content: string): string {
  return sanitizeHtml(content, {
    allowedTags: ['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedClasses: { '*': ['text-ink'] },
    // No scheme, no host: what is left is an address of this site.
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...darkened(attribs.class) } }),
    },
  });
}

function darkened(classes: string | undefined): Record<string, string> {
  return classes === undefined ? {} : { class: classes.replace(/(?<!\S)text-white(?!\S)/g, 'text-ink') };
}
