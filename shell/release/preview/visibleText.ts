import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute } from '../compose/html.ts';

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

const UNREAD = /^(script|style|template|noscript|svg|iframe)$/;

/** With alternative texts, line by line. */
export const visibleText = (html: string): string[] =>
  textOf(parse(html))
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '');

/** White space in the source does not end a line. */
function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || UNREAD.test(node.nodeName)) return '';
  const picture = node.nodeName === 'img' && 'attrs' in node ? attribute(node, 'alt') : undefined;
  const text = picture ? `[picture: ${picture}]` : node.childNodes.map(textOf).join('');
  return INLINE.test(node.nodeName) ? text : `\n${text}\n`;
}

/** Removed lines with `- `, then added ones with `+ `. */
export function textDiff(before: readonly string[], after: readonly string[]): string[] {
  const gone = withoutThose(before, after).map((line) => `- ${line}`);
  const come = withoutThose(after, before).map((line) => `+ ${line}`);
  if (gone.length + come.length > 0 || before.join('\n') === after.join('\n')) return [...gone, ...come];
  return ['  the same lines in another order'];
}

/** Counts repeated lines. */
function withoutThose(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}
