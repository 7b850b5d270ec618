import { type AtRule, type ChildNode, type Container, Root } from 'postcss';
import { isLayer } from './tailwind.ts';

/** The `@scope` around a section's utilities. Minified CSS has no quotes. */
const SCOPE = /^\(\[data-section="?[\w-]+"?\]\) to \(\[data-section\]\)$/;

/** A rule with the conditions around it, outermost first. */
interface Fenced {
  conditions: readonly AtRule[];
  rule: ChildNode;
  /** Its conditions as text, and the same with its selector. */
  condition: string;
  name: string;
}

/**
 * Merges the utilities of all sections of a page and removes their scopes. Where a class means the same in all
 * sections, its rule is needed only once, and matching without a scope takes a browser a third less time.
 *
 * If a class has two meanings, or the rules cannot be put in one order that fits all sheets, the sheets come from
 * different kits, and the style stays as it is.
 */
export function mergeScopes(root: Root): void {
  const scopes: AtRule[] = [];
  root.walkAtRules('scope', (rule) => {
    if (isLayer(rule.parent, 'utilities') && SCOPE.test(rule.params)) scopes.push(rule);
  });
  const [first, ...others] = scopes;
  const lists = scopes.map((scope) => rulesOf(scope.nodes ?? []));
  const merged = meanTheSame(lists.flat()) && inOneOrder(lists);
  if (!first || !merged) return;
  first.replaceWith(nested(merged));
  for (const other of others) {
    const layer = other.parent as AtRule;
    other.remove();
    if (layer.nodes?.length === 0) layer.remove();
  }
}

function rulesOf(nodes: readonly ChildNode[], conditions: readonly AtRule[] = []): Fenced[] {
  const condition = conditions.map(headOf).join('');
  return nodes.flatMap((rule): Fenced[] => {
    if (rule.type === 'comment') return [];
    if (rule.type === 'atrule' && rule.nodes) return rulesOf(rule.nodes, [...conditions, rule]);
    return [{ conditions, rule, condition, name: condition + headOf(rule) }];
  });
}

const headOf = (node: ChildNode | undefined): string =>
  node?.type === 'atrule' ? `@${node.name} ${node.params}{` : node?.type === 'rule' ? node.selector : '';

/** Whether all rules of a name have the same text. */
function meanTheSame(rules: readonly Fenced[]): boolean {
  const meanings = new Map(rules.map(({ name, rule }) => [name, rule.toString()]));
  return rules.every(({ name, rule }) => meanings.get(name) === rule.toString());
}

/** Every rule once, each after the rules it follows in any list; undefined if there is no such order. */
function inOneOrder(lists: readonly Fenced[][]): Fenced[] | undefined {
  const ordered: Fenced[] = [];
  while (lists.some((list) => list.length > 0)) {
    const free = lists
      .flatMap(([next = []]) => next)
      .filter(({ name }) => lists.every((list) => list.findLastIndex((each) => each.name === name) < 1));
    // Rules under the same conditions are grouped, so that the conditions are written once.
    const condition = ordered.at(-1)?.condition ?? '';
    const next = free.find((each) => each.condition === condition) ?? free[0];
    if (!next) return undefined;
    ordered.push(next);
    for (const list of lists) if (list[0]?.name === next.name) list.shift();
  }
  return ordered;
}

/** The rules with their conditions. Neighbours share those that they have in common. */
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
