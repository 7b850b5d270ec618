import { diffArrays } from 'diff';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute } from '../compose/html.ts';

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

const UNREAD = /^(script|style|template|noscript|svg|iframe)$/;

/** Returns the text that a reader sees, with alternative texts, line by line. */
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

/**
 * Compares texts: removed lines begin with `- `, added ones with `+ `. A line that moved is both.
 */
export const textDiff = (before: string[], after: string[]): string[] =>
  diffArrays(before, after).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );
