const SVG = 'http://www.w3.org/2000/svg';
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col', 'area', 'track']);
/** Matches text, and then a comment, an end tag or a start tag. */
const TOKEN =
  /([^<]*)<(?:!--([\s\S]*?)-->|\/([^>]+)>|([^\s/><]+)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>)/g;
const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements that can run code or change the page around them. The parser leaves these out. */
const ACTIVE =
  /^(?:script|style|link|meta|base|object|embed|applet|frame|frameset|template|noscript|set|animate.*|foreignobject)$/i;
const CODE_ATTRIBUTE = /^(?:on.*|srcdoc|is)$/i;
/**
 * Matches URLs that can run code, after white space and control characters were removed, because
 * browsers ignore these in a URL.
 */
const CODE_URL = /^(?:javascript|vbscript|data:(?!image\/))/i;
const ENTITY: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/**
 * Parses HTML that composing wrote, in which every tag is closed and only five characters are
 * entities. The browser's own parsers cannot be used: Trusted Types forbid some of them, and others
 * apply the partner's style policy to our styles. The result contains nothing that runs code,
 * because the page may be newer than the script that the partner pinned.
 * @param attribute maps an attribute's name and value to the new value
 */
export function parseMarkup(
  html: string,
  attribute: (name: string, value: string) => string,
): Node[] {
  const fragment = document.createDocumentFragment();
  const open: (Element | DocumentFragment)[] = [fragment];
  let end = 0;
  for (const [token, text = '', comment, closed, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open[open.length - 1] ?? fragment;
    end += token.length;
    if (text) parent.append(decoded(text));
    if (comment !== undefined) parent.append(document.createComment(comment));
    else if (closed) open.pop();
    else if (tag) {
      const namespace = parent instanceof SVGElement ? parent.namespaceURI : null;
      const element =
        tag === 'svg' || namespace
          ? document.createElementNS(namespace ?? SVG, tag)
          : document.createElement(tag);
      for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
        const value = attribute(name, decoded(double ?? single ?? bare ?? ''));
        if (!CODE_ATTRIBUTE.test(name) && !CODE_URL.test(value.replace(/[\0-\x20]/g, '')))
          element.setAttribute(name, value);
      }
      if (!ACTIVE.test(tag)) parent.append(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  if (end < html.length) fragment.append(decoded(html.slice(end)));
  return [...fragment.childNodes];
}

const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (all, name) => ENTITY[name] ?? all);
