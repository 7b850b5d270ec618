import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { hostileBodies } from './articleBody.hostile.cases.ts';
import { articleBody } from './articleBody.ts';

const TAGS = ['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const HOME = 'https://ringside.example';

/** The part of the parser's tree that these tests read. Text has no tag name. */
interface TreeNode {
  nodeName: string;
  childNodes?: TreeNode[];
}

interface TreeElement extends TreeNode {
  tagName: string;
  namespaceURI: string;
  attrs: { name: string; value: string }[];
  childNodes: TreeNode[];
}

const isElement = (node: TreeNode): node is TreeElement => 'tagName' in node;

/** An article's page as a browser parses it, with the body in its place. */
function parsed(body: string): { host: TreeElement; after: TreeElement | undefined; extra: number } {
  const document = parse(
    `<!doctype html><body><div id="host">${body}</div><footer></footer></body>`,
  ) as TreeNode;
  const child = (node: TreeNode | undefined, name: string) =>
    node?.childNodes?.find(({ nodeName }) => nodeName === name);
  const place = child(child(document, 'html'), 'body');
  const [host, after, ...rest] = (place?.childNodes ?? []) as TreeElement[];
  if (!host) throw new Error('The page has no body.');
  return { host, after, extra: rest.length };
}

function* elementsIn(node: TreeElement): Generator<TreeElement> {
  for (const child of node.childNodes.filter(isElement)) {
    yield child;
    yield* elementsIn(child);
  }
}

function* faultsOf({ tagName, namespaceURI, attrs }: TreeElement): Generator<string> {
  if (!TAGS.includes(tagName)) yield `<${tagName}>`;
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml') yield `<${tagName}> of ${namespaceURI}`;
  for (const { name, value } of attrs) {
    const isLink = tagName === 'a' && name === 'href';
    if (isLink && new URL(value, `${HOME}/news/x`).origin !== HOME) yield `a link to ${value}`;
    if (!isLink && !(name === 'class' && value === 'text-ink')) yield `${name}="${value}"`;
  }
}

test('the corpus is large and has no duplicates', () => {
  expect(new Set(hostileBodies).size).toBe(hostileBodies.length);
  expect(hostileBodies.length).toBeGreaterThan(100);
});

test.each(hostileBodies.map((body) => [body.length > 90 ? `${body.slice(0, 90)}…` : body, body]))(
  '%j becomes text',
  (_, body) => {
    const { host, after, extra } = parsed(articleBody(body));
    expect([...elementsIn(host)].flatMap((element) => [...faultsOf(element)])).toEqual([]);
    // The body stays in its place, and what follows stays outside it.
    expect(host.attrs).toEqual([{ name: 'id', value: 'host' }]);
    expect([after?.tagName, extra]).toEqual(['footer', 0]);
  },
);

/** Attributes that could do harm, or could be mistaken for the page's own. */
const ATTRIBUTES = [
  ...['onclick', 'onfocus', 'onpointerenter', 'ontoggle', 'onanimationend', 'onbeforematch'],
  ...['style', 'id', 'name', 'is', 'slot', 'part', 'tabindex', 'contenteditable', 'popover', 'accesskey'],
  ...['target', 'ping', 'download', 'rel', 'xlink:href', 'src', 'srcdoc', 'action', 'formaction'],
  ...['data-root', 'data-section', 'data-action', 'data-again'],
];

test.each(TAGS)('<%s> keeps nothing but an address and a colour', (tag) => {
  for (const name of ATTRIBUTES) {
    const { host } = parsed(articleBody(`<${tag} ${name}="alert(1)">x</${tag}>`));
    expect(
      [...elementsIn(host)].flatMap((element) => [...faultsOf(element)]),
      name,
    ).toEqual([]);
  }
});

test('sanitising a body twice changes nothing more', () => {
  for (const body of hostileBodies) expect(articleBody(articleBody(body))).toBe(articleBody(body));
});

test('a body does not affect one that was sanitised before', () => {
  for (const body of hostileBodies) {
    const { host } = parsed(articleBody(`<p>before</p>${body}`));
    expect(host.childNodes[0]).toMatchObject({ tagName: 'p', childNodes: [{ value: 'before' }] });
  }
});
