import { parse } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * Selectors that are for shadow roots, states of any element, and form controls that no page has.
 */
const UNUSED =
  /^:(?:host|focus-visible|-moz-focusring|-moz-ui-invalid|:-webkit-(?:date|calendar|search|inner-spin|outer-spin)[\w-]*|:file-selector-button)$/;

const CHANGING = ['value', 'checked', 'selected', 'open'];

export interface PageWords {
  classes: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/**
 * The selectors, and alternatives in `:is` and `:where`, that can match on a page. What `:has` looks
 * for is often added by a script, so its alternatives stay.
 */
export const usedSelectors = (selectors: string, words: PageWords): string =>
  usedOf(parsed(selectors), words);

const usedOf = (selectors: readonly Selector[], words: PageWords): string =>
  selectors
    .map((selector) => usedSelector(selector, words))
    .filter(Boolean)
    .join();

function usedSelector({ nodes }: Selector, words: PageWords): string {
  let used = '';
  if (UNUSED.test(nodes[0]?.value ?? '')) return '';
  for (const node of nodes) {
    if (node.type === 'pseudo' && (node.value === ':is' || node.value === ':where')) {
      const left = usedOf(node.nodes, words);
      if (!left) return '';
      used += `${node.value}(${left})`;
    } else if (isMissing(node, words)) return '';
    else used += String(node);
  }
  return used;
}

function isMissing(node: Node, { classes, names }: PageWords): boolean {
  if (node.type === 'class') return !classes.has(node.value);
  if (node.type === 'tag' || node.type === 'id') return !names.has(node.value);
  if (node.value === '::placeholder') return !names.has('placeholder');
  if (node.type !== 'attribute' || CHANGING.includes(node.attribute)) return false;
  return !names.has(node.attribute) || (node.operator === '=' && !names.has(node.value ?? ''));
}

const selectors = new Map<string, readonly Selector[]>();

function parsed(text: string): readonly Selector[] {
  const list = selectors.get(text) ?? parseSelectors().astSync(text).nodes;
  selectors.set(text, list);
  return list;
}

/** All classes that a selector names. */
export function classesIn(selector: string): Set<string> {
  const names = new Set<string>();
  for (const each of parsed(selector)) each.walkClasses(({ value }) => void names.add(value));
  return names;
}

/**
 * The classes that an element needs to match a selector, such as `hover:p-2` for
 * `.group .hover\\:p-2:hover`. For children of any kind, as in `:is(.shelf>*)`, those of their
 * parent.
 */
export const subjectClasses = (selector: string): string[] => subjectOf(parsed(selector)[0]);

function subjectOf(selector: Selector | undefined): string[] {
  const nodes = selector?.nodes ?? [];
  const end = nodes.findLastIndex(({ type }) => type === 'combinator');
  const subject = nodes.slice(end + 1);
  const [only] = subject;
  if (subject.length === 1 && only?.type === 'pseudo' && only.value === ':is')
    return only.nodes.length === 1 ? subjectOf(only.nodes[0]) : [];
  const classes = subject.flatMap((node) => (node.type === 'class' ? node.value : []));
  if (classes.length > 0 || nodes[end]?.value !== '>') return classes;
  const before = nodes.slice(0, end);
  const start = before.findLastIndex(({ type }) => type === 'combinator') + 1;
  return before.slice(start).flatMap((node) => (node.type === 'class' ? node.value : []));
}

const sheets = new Map<string, ReadonlySet<string>>();

/** All classes that a stylesheet names. */
export function classesOf(style: string): ReadonlySet<string> {
  const known = sheets.get(style);
  if (known) return known;
  const names = new Set<string>();
  parse(style).walkRules((rule) => {
    for (const name of classesIn(rule.selector)) names.add(name);
  });
  sheets.set(style, names);
  return names;
}
