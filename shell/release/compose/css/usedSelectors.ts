import parse, { type Node, type Selector } from 'postcss-selector-parser';

/** Selectors that are for shadow roots, states of any element, and form controls that no page has. */
const UNUSED =
  /^:(?:host|focus-visible|-moz-focusring|-moz-ui-invalid|:-webkit-(?:date|calendar|search|inner-spin|outer-spin)[\w-]*|:file-selector-button)$/;

/** Pseudo-classes that match nothing on a page if none of their alternatives can. */
const LISTS = [':is', ':where', ':has'];

const CHANGING = ['value', 'checked', 'selected', 'open'];

export interface PageWords {
  classes: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

const parsed = new Map<string, readonly Selector[]>();

/** The selectors, and alternatives in `:is`, `:where` and `:has`, that can match on a page. */
export function usedSelectors(selectors: string, words: PageWords): string {
  const list = parsed.get(selectors) ?? parse().astSync(selectors).nodes;
  parsed.set(selectors, list);
  return usedOf(list, words);
}

const usedOf = (selectors: readonly Selector[], words: PageWords): string =>
  selectors
    .map((selector) => usedSelector(selector, words))
    .filter(Boolean)
    .join();

function usedSelector({ nodes }: Selector, words: PageWords): string {
  let used = '';
  if (UNUSED.test(nodes[0]?.value ?? '')) return '';
  for (const node of nodes) {
    if (node.type === 'pseudo' && LISTS.includes(node.value)) {
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
  if (node.value === '::-webkit-details-marker') return !names.has('summary');
  if (node.type !== 'attribute' || CHANGING.includes(node.attribute)) return false;
  return !names.has(node.attribute) || (node.operator === '=' && !names.has(node.value ?? ''));
}
