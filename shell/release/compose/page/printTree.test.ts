import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { expect, test } from 'vitest';
import { pseudoRandom } from '../../testing/pseudoRandom.ts';
import { misreadIn, printTree } from './printTree.ts';

const { NS } = names;
const COUNT = 2000;

const HTML =
  'div p a b i span ul li table tbody tr td caption select option pre textarea button form h2 svg iframe noscript style template br img'.split(
    ' ',
  );
const SVG = 'g path text title desc foreignObject'.split(' ');
const TEXTS = [
  'x',
  ' ',
  '\n',
  '\nx',
  '<b>',
  '</main>',
  '<script>',
  '&lt;',
  '"',
  '\u00a0',
  '--!>',
  ']]>',
  '<!--',
];

/** Makes any tree, also of kinds that no parser makes. */
function anyTree(random: () => number): Tree.DocumentFragment {
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const grow = (parent: Tree.ParentNode, namespace: names.NS, depth: number) => {
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
      if (depth === 0 || random() < 0.3) {
        defaultTreeAdapter.insertText(parent, pick(TEXTS));
        continue;
      }
      const tag = pick(namespace === NS.SVG ? SVG : HTML);
      const inside = tag === 'svg' ? NS.SVG : namespace;
      const value = pick(TEXTS);
      const element = defaultTreeAdapter.createElement(tag, inside, [{ name: 'title', value }]);
      if (tag === 'template')
        defaultTreeAdapter.setTemplateContent(
          element as Tree.Template,
          defaultTreeAdapter.createDocumentFragment(),
        );
      defaultTreeAdapter.appendChild(parent, element);
      const place = tag === 'template' ? (element as Tree.Template).content : element;
      if (!['br', 'img'].includes(tag)) grow(place, inside, depth - 1);
    }
  };
  const root = defaultTreeAdapter.createDocumentFragment();
  grow(root, NS.HTML, 5);
  return root;
}

function placed(content: Tree.DocumentFragment): Tree.DocumentFragment {
  const whole = parseFragment('<header></header><main></main><footer></footer>');
  (whole.childNodes[1] as Tree.Element).childNodes = content.childNodes;
  return whole;
}

/** Names each node by its position, unlike the code under test. */
function nodesOf(parent: Tree.ParentNode, path = ''): string[] {
  const nodes: string[] = [];
  let text = '';
  const flush = () => {
    if (text) nodes.push(`${path} ${JSON.stringify(text)}`);
    text = '';
  };
  for (const child of parent.childNodes) {
    if ('value' in child) {
      text += child.value;
      continue;
    }
    flush();
    if (!('tagName' in child)) continue;
    const attributes = child.attrs.map(({ name, value }) => `${name}=${value}`).join();
    const here = `${path}/${nodes.length}:${child.namespaceURI} ${child.tagName} ${attributes}`;
    const inside = 'content' in child ? (child as Tree.Template).content : child;
    nodes.push(here, ...nodesOf(inside, here));
  }
  flush();
  return nodes;
}

test('what is printed is read as the same tree in its place, or refused', () => {
  const seed = Number(process.env.RINGSIDE_SEED ?? Date.now() % 1_000_000);
  const random = pseudoRandom(seed);
  let accepted = 0;
  for (let count = 0; count < COUNT; count += 1) {
    const main = anyTree(random);
    const whole = placed(main);
    const body = printTree(whole);
    if (misreadIn(body, whole)) continue;
    accepted += 1;
    const read = parseFragment(body).childNodes;
    const where = `RINGSIDE_SEED=${seed}, tree ${count}`;
    expect(
      read.map(({ nodeName }) => nodeName),
      where,
    ).toEqual(['header', 'main', 'footer']);
    expect(nodesOf(read[1] as Tree.Element), where).toEqual(nodesOf(main));
  }
  expect(accepted).toBeGreaterThan(COUNT / 10);
  expect(accepted).toBeLessThan(COUNT);
});

test('a tree that a parser made is printed and accepted again', () => {
  const html =
    '<table><tbody><tr><td>x</td></tr></tbody></table><select><option>x</option></select><pre>\n\nx</pre><svg viewBox="0 0 1 1"><path></path></svg>';
  const whole = placed(parseFragment(html));
  expect(misreadIn(printTree(whole), whole)).toBeUndefined();
});

test.each([
  ['a link in a link', 'a', 'a'],
  ['a block in a paragraph', 'p', 'div'],
  ['a row without a table', 'div', 'tr'],
  ['a paragraph in a table', 'table', 'p'],
])('%s is refused', (_, outer, inner) => {
  const main = defaultTreeAdapter.createDocumentFragment();
  const parent = defaultTreeAdapter.createElement(outer, NS.HTML, []);
  parent.childNodes = [defaultTreeAdapter.createElement(inner, NS.HTML, [])];
  main.childNodes = [parent];
  const whole = placed(main);
  expect(misreadIn(printTree(whole), whole)).toBeDefined();
});
