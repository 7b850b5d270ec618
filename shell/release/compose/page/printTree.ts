import { html as names, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeName } from './checkView.ts';

const { NS } = names;

const VOID = new Set('area br col hr img input source track wbr'.split(' '));
/** A parser drops the first line break in them. */
const FIRST_LINE = new Set(['pre', 'textarea', 'listing']);

/**
 * Prints the HTML of a tree. Its texts contain no `<`, so that a search in the page's text finds
 * only tags.
 */
export const printTree = (node: Tree.ParentNode): string => node.childNodes.map(printNode).join('');

export function printNode(node: Tree.ChildNode): string {
  if ('value' in node) return escaped(node.value);
  if ('data' in node) return `<!--${node.data}-->`;
  if (!('tagName' in node)) return '';
  const { tagName, namespaceURI, attrs, childNodes } = node;
  const open = [tagName, ...attrs.map(printAttribute)].join(' ');
  if (namespaceURI === NS.HTML && VOID.has(tagName)) return `<${open}>`;
  const [first] = childNodes;
  // Only the shell has such elements, for example `noscript`.
  const isRaw = namespaceURI === NS.HTML && names.hasUnescapedText(tagName, true);
  const isLineLost =
    FIRST_LINE.has(tagName) && first && 'value' in first && first.value[0] === '\n';
  const content = 'content' in node ? (node as Tree.Template).content : node;
  return `<${open}>${isLineLost ? '\n' : ''}${isRaw ? textOf(node) : printTree(content)}</${tagName}>`;
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const printAttribute = (attribute: Tree.Element['attrs'][number]): string =>
  `${attributeName(attribute)}="${escaped(attribute.value).replaceAll('"', '&quot;')}"`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A place where browsers would read a page differently from the tree that was checked. */
interface Difference {
  /** The element of a section that contains the place, if it is not in the page's own view. */
  within: string | undefined;
  parent: string;
  child: string;
}

/** Reads a page's body as browsers do, and compares it with the tree that was checked. */
export function misreadIn(body: string, expected: Tree.ParentNode): Difference | undefined {
  const document = parse(`<!doctype html><html><head></head><body>${body}</body></html>`);
  const html = document.childNodes.find((node) => node.nodeName === 'html') as Tree.Element;
  const read = html.childNodes.find((node) => node.nodeName === 'body') as Tree.Element;
  return differenceOf(expected, read, undefined);
}

function differenceOf(
  expected: Tree.ParentNode,
  found: Tree.ParentNode,
  within: string | undefined,
): Difference | undefined {
  const [left, right] = [joined(expected), joined(found)];
  const parent = expected.nodeName;
  for (const [index, each] of left.entries()) {
    const other = right[index];
    if (!other || !isSame(each, other)) return { within, parent, child: each.nodeName };
    if (!('tagName' in each) || !('tagName' in other)) continue;
    const inside = each.tagName.startsWith('ringside-') ? each.tagName : within;
    const difference = differenceOf(each, other, inside);
    if (difference) return difference;
  }
  const more = right[left.length];
  return more && { within, parent, child: more.nodeName };
}

const childrenOf = (node: Tree.ParentNode): Tree.ChildNode[] =>
  'content' in node ? (node as Tree.Template).content.childNodes : node.childNodes;

/** Joins neighbouring texts, which a browser reads as one. */
function joined(node: Tree.ParentNode): Tree.ChildNode[] {
  const children: Tree.ChildNode[] = [];
  for (const child of childrenOf(node)) {
    const last = children.at(-1);
    if ('value' in child && last && 'value' in last)
      children[children.length - 1] = { ...last, value: last.value + child.value };
    else children.push(child);
  }
  return children;
}

function isSame(a: Tree.ChildNode, b: Tree.ChildNode): boolean {
  if (a.nodeName !== b.nodeName) return false;
  if ('value' in a && 'value' in b) return a.value === b.value;
  if ('data' in a && 'data' in b) return a.data === b.data;
  if (!('tagName' in a) || !('tagName' in b)) return false;
  return a.namespaceURI === b.namespaceURI && listed(a) === listed(b);
}

const listed = ({ attrs }: Tree.Element): string =>
  attrs.map((each) => `${attributeName(each)}=${JSON.stringify(each.value)}`).join();
