import pictures from '../pictures/encoded/index.json' with { type: 'json' };

export const drawings = Object.keys(pictures);
const TEXT = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const TABLE = ['table', 'caption', 'tbody', 'tr', 'th', 'td'];
/** A card to keep: a heading and a list, whose entries have boxes to tick. */
const CARD = 'section';
/** A note that stands in the margin of a wide window. */
const NOTE = 'aside';
const TAGS = [...TEXT, ...TABLE, CARD, NOTE];
const PLAIN_TAG = new RegExp(`^</?(?:${TAGS.join('|')})>$`);
const LINK_WITHIN_SITE = /^<a href="\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?">$/;
/** The markup in whose place an article's chart is shown. */
export const CHART = '<img src="chart">';
const DRAWING = new RegExp(`^<img src="(?:${drawings.join('|')})">$`);
const WHOLE_BODY = /^\s*<div class="text-white">([\s\S]+)<\/div>\s*$/;

/**
 * Finds markup that an article may not have. Allowed are plain text elements and tables, each with its
 * end tag, links within the site, and our drawings by name. Nothing else checks the text: the page
 * shows it as it is.
 * @returns where other markup begins, and what to write instead
 */
export function forbiddenMarkup(body: string): { index: number; advice: string } | undefined {
  const [, inside] = WHOLE_BODY.exec(body) ?? [];
  if (inside === undefined)
    return { index: 0, advice: 'write the body inside one <div class="text-white">' };
  const start = body.indexOf(inside);
  const open: string[] = [];
  for (const { 0: tag, index } of inside.matchAll(/<[^>]*>?/g)) {
    const isAllowed =
      tag === CHART || [PLAIN_TAG, LINK_WITHIN_SITE, DRAWING].some((valid) => valid.test(tag));
    const advice = isAllowed ? nestingAdvice(tag, open) : adviceFor(tag);
    if (advice) return { index: start + index, advice };
  }

  const last = open.at(-1);
  return last ? { index: start + inside.length, advice: `write </${last}>` } : undefined;
}

/**
 * Follows which elements are open: an unclosed link would go on to the end of the page.
 * @param open the names of the open elements, the innermost last, which this function changes
 */
function nestingAdvice(tag: string, open: string[]): string | undefined {
  const [, slash, name = ''] = /^<(\/?)(\w+)/.exec(tag) ?? [];
  if (name === 'img') return undefined;
  if (!slash) {
    open.push(name);
    return undefined;
  }

  const last = open.pop();
  if (last === name) return undefined;
  return last ? `write </${last}> before ${tag}` : `remove ${tag}, which ends nothing`;
}

function adviceFor(tag: string): string {
  const [, name = '', rest = ''] = /^<\/?([^\s/>]*)([^>]*)/.exec(tag) ?? [];
  if (name === 'img') return `write <img src="first-bell">, or another of ${drawings.join(', ')}`;
  if (!TAGS.includes(name)) return `remove <${name}>, which no article may have`;
  const attributes = [...rest.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g)];
  const attribute = attributes
    .map(([, each]) => each)
    .find((each) => name !== 'a' || each !== 'href');
  if (attribute) return `remove the attribute ${attribute} of <${name}>`;
  return `write ${name === 'a' ? 'a link within the site, such as <a href="/news">,' : `<${name}>`} instead of ${tag}`;
}
