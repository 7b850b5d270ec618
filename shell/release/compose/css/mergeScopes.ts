import { type AtRule, type ChildNode, type Container, type Node, Root } from 'postcss';
import { isLayer } from './tailwind.ts';

const SCOPE = /^\(\[data-section="?[\w-]+"?\]\) to \(\[data-section\]\)$/;

const CLASS = /\.((?:\\.|[\w-])+)/g;
/** The class that a utility is about, as in `.hover\:underline:hover` and `:is(.\*\:grow>*)`. */
const SUBJECT = /^(?:\.|:is\(\.(?=(?:\\.|[\w-])+[ >]\*\)))((?:\\.|[\w-])+)/;

interface Fenced {
  conditions: readonly AtRule[];
  rule: ChildNode;
  condition: string;
  name: string;
}

/**
 * Merges the utilities of a page's sections without their scopes, which makes matching a third faster. The style
 * stays as it is if a class has two meanings, no order fits all sheets, or a rule would match other sections.
 */
export function mergeScopes(root: Root): void {
  const scopes: AtRule[] = [];
  root.walkAtRules('scope', (rule) => {
    if (isLayer(rule.parent, 'utilities') && SCOPE.test(rule.params)) scopes.push(rule);
  });
  const [first, ...others] = scopes;
  const lists = scopes.map((scope) => rulesOf(scope.nodes ?? []));
  const ofShell = new Set(first?.params.includes('shell') ? lists[0]?.map(({ name }) => name) : []);
  const merged = inOneOrder(lists);
  if (!first || !merged) return;
  const taken = new Set(['group', 'peer']);
  root.walkRules((rule) => {
    if (!isUtility(rule))
      for (const [, name = ''] of rule.selector.matchAll(CLASS)) taken.add(name);
  });
  const isOwn = ({ name, rule }: Fenced) =>
    rule.type !== 'rule' ||
    ofShell.has(name) ||
    rule.selectors.every((each) => isFree(SUBJECT.exec(each)?.[1]));
  const isFree = (name: string | undefined) => name !== undefined && !taken.has(name);
  if (!merged.every(isOwn)) return;
  first.replaceWith(nested(merged));
  for (const other of others) other.remove();
}

const isUtility = (node: Node | undefined): boolean =>
  node !== undefined && (isLayer(node, 'utilities') || isUtility(node.parent));

function rulesOf(nodes: readonly ChildNode[], conditions: readonly AtRule[] = []): Fenced[] {
  const condition = conditions.map(headOf).join('');
  return nodes.flatMap((rule): Fenced[] => {
    if (rule.type === 'atrule' && rule.nodes) return rulesOf(rule.nodes, [...conditions, rule]);
    return [{ conditions, rule, condition, name: condition + headOf(rule) }];
  });
}

const headOf = (node: ChildNode | undefined): string =>
  node?.type === 'atrule'
    ? `@${node.name} ${node.params}{`
    : node?.type === 'rule'
      ? node.selector
      : '';

/** Undefined if a name has two meanings, or no order fits all lists. */
function inOneOrder(lists: readonly Fenced[][]): Fenced[] | undefined {
  const ordered: Fenced[] = [];
  while (lists.some((list) => list.length > 0)) {
    // First in each list that has their name, with the same meaning.
    const free = lists
      .flatMap(([next = []]) => next)
      .filter(({ name, rule }) => {
        const isNext = (each: Fenced, at: number) => at === 0 && `${each.rule}` === `${rule}`;
        return lists.every((list) =>
          list.every((each, at) => each.name !== name || isNext(each, at)),
        );
      });
    // So that conditions are written once.
    const condition = ordered.at(-1)?.condition ?? '';
    const next = free.find((each) => each.condition === condition) ?? free[0];
    if (!next) return undefined;
    ordered.push(next);
    for (const list of lists) if (list[0]?.name === next.name) list.shift();
  }
  return ordered;
}

function nested(rules: readonly Fenced[]): Root {
  const root = new Root();
  for (const { conditions, rule } of rules) {
    let place: Container<ChildNode> = root;
    for (const condition of conditions) {
      if (headOf(place.last) !== headOf(condition)) place.append(condition.clone({ nodes: [] }));
      place = place.last as AtRule;
    }
    place.append(rule.clone());
  }
  return root;
}
