import { PAGE_DATA_ID } from '@ringside/shared/contract';
import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { FEATURES } from '../../format/allowed/attributes.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { attribute, everyElement } from '../html.ts';
import { misreadIn, printNode, printTree } from './printTree.ts';
import { separateIds } from './separateIds.ts';

/** The shell's HTML, or its tree if it has elements of sections. */
type Layout = string | Tree.DocumentFragment;

interface Place {
  section: string;
  /** For the message of a refusal. */
  where: string;
  /** The markup before and after `main`. */
  layout: readonly [Layout, Layout];
  /** The box of the page's own section. */
  box?: { root?: string; start?: string | undefined };
  /** The label of `main`. */
  label?: string;
}

/**
 * The HTML of a page's body with its content, the classes in it by the section whose part has them,
 * and the tags that are parts of lines.
 * @throws ComposeError if browsers would read it differently
 */
export function printContent(content: Tree.DocumentFragment, place: Place) {
  const { section, where, layout, box, label } = place;
  const [before, after] = layout.map(partOf) as [LayoutPart, LayoutPart];
  const filled = [before, after].filter(({ html }) => html === undefined);
  const known = [before, after].filter(({ html }) => html !== undefined);
  separateIds(
    [
      ...filled.map(({ tree }) => ({ tree, section: 'shell', where: 'the header or footer' })),
      { tree: content, section, where },
    ],
    new Set(['main', PAGE_DATA_ID, ...FEATURES, ...known.flatMap(({ ids }) => ids)]),
  );

  const main = elementOf('main', {
    id: 'main',
    ...(label !== undefined && { 'aria-label': label }),
  });
  const boxed =
    box &&
    elementOf('div', {
      ...(box.root && { 'data-root': box.root }),
      ...(box.start && { 'data-start': box.start }),
      'data-section': section,
    });
  main.childNodes = boxed ? [boxed] : content.childNodes;
  if (boxed) boxed.childNodes = content.childNodes;

  const whole = defaultTreeAdapter.createDocumentFragment();
  whole.childNodes = [...before.tree.childNodes, main, ...after.tree.childNodes];
  const body = [before, after]
    .map(({ html, tree }) => html ?? printTree(tree))
    .join(printNode(main));
  const misread = misreadIn(body, whole);
  if (misread) {
    const { within, parent, child } = misread;
    throw new ComposeError(
      'unsafe-markup',
      `${within ? `<${within}> in ` : ''}${where} contains markup that browsers change when they read it: ${named(child)} in ${named(parent)}. Nest them in another way.`,
    );
  }
  const classes = new Map<string, Set<string>>();
  collectClasses(whole, 'shell', classes);
  return { body, classes, inline: inlineTags(whole) };
}

function elementOf(tag: string, attributes: Readonly<Record<string, string>>): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, names.NS.HTML, attrs);
}

/** Hosts of placed elements count to the section that placed them. */
function collectClasses(
  parent: Tree.ParentNode,
  section: string,
  classes: Map<string, Set<string>>,
): void {
  const own = classes.get(section) ?? new Set();
  classes.set(section, own);
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    for (const name of classNames(child)) own.add(name);
    collectClasses(child, attribute(child, 'data-section') ?? section, classes);
  }
}

/** The elements that the content model of HTML calls phrasing: text, and elements of text. */
const PHRASING = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q ruby s samp select small span strong sub sup svg textarea time u var wbr'.split(
    ' ',
  ),
);

/** Returns the tags of placed elements with nothing but text, wherever they are on the page. */
function inlineTags(main: Tree.ParentNode): string[] {
  const inlineByTag = new Map<string, boolean>();
  for (const { tagName, childNodes } of everyElement(main)) {
    if (!tagName.startsWith('ringside-')) continue;
    const isText = childNodes.every(
      (child) => !('tagName' in child) || PHRASING.has(child.tagName),
    );
    inlineByTag.set(tagName, isText && inlineByTag.get(tagName) !== false);
  }
  return [...inlineByTag].flatMap(([tag, isInline]) => (isInline ? tag : [])).sort();
}

const classNames = (element: Tree.Element): string[] =>
  attribute(element, 'class')?.split(/\s+/).filter(Boolean) ?? [];

const named = (name: string): string =>
  name === '#text' ? 'a text' : name.startsWith('#') ? 'the body' : `<${name}>`;

interface LayoutPart {
  tree: Tree.DocumentFragment;
  /** The HTML as the shell rendered it. The field is absent if elements were placed in it. */
  html?: string;
  ids: readonly string[];
}

const parts = new Map<string, LayoutPart>();

/** The header and the footer are the same on many pages. */
function partOf(layout: Layout): LayoutPart {
  if (typeof layout !== 'string') return { tree: layout, ids: [] };
  const known = parts.get(layout);
  if (known) return known;
  const tree = parseFragment(layout);
  const ids = [...everyElement(tree)].flatMap((element) => attribute(element, 'id') ?? []);
  const part = { tree, html: layout, ids };
  parts.set(layout, part);
  return part;
}
