import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { utilityScopes } from './tailwind.ts';

/** A rule with the conditions around it, outermost first. */
interface Fenced {
  conditions: readonly string[];
  selector: string;
  text: string;
}

/**
 * Merges the utilities of all sections of a page and removes their scopes. Where a class means the same in all
 * sections, its rule is needed only once, and matching without a scope takes a browser a third less time.
 *
 * If a class has two meanings, or the rules cannot be put in one order that fits all sheets, the sheets come from
 * different kits, and the style stays as it is.
 */
export function mergeScopes(root: Root): void {
  const [first, ...others] = utilityScopes(root);
  if (!first) return;
  const lists = [first, ...others].map((scope) => rulesOf(scope.nodes ?? []));
  const merged = meanTheSame(lists) && inOneOrder(lists);
  if (!merged) return;
  first.replaceWith(...parse(written(merged)).nodes);
  for (const other of others) {
    const layer = other.parent as AtRule;
    other.remove();
    if (layer.nodes?.length === 0) layer.remove();
  }
}

function rulesOf(nodes: readonly ChildNode[], conditions: readonly string[] = []): Fenced[] {
  return nodes.flatMap((node): Fenced[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'atrule' && node.nodes)
      return rulesOf(node.nodes, [...conditions, `@${node.name} ${node.params}`]);
    return [{ conditions, selector: node.type === 'rule' ? node.selector : '', text: node.toString() }];
  });
}

/** Whether each selector has the same rules in every list that has rules for it. */
function meanTheSame(lists: readonly (readonly Fenced[])[]): boolean {
  const meanings = new Map<string, string>();
  return lists.every((list) => {
    const own = new Map<string, string>();
    for (const rule of list) {
      const name = JSON.stringify([rule.conditions, rule.selector]);
      own.set(name, `${own.get(name) ?? ''}${rule.text}`);
    }
    return [...own].every(([name, text]) => {
      const known = meanings.get(name) ?? text;
      meanings.set(name, known);
      return known === text;
    });
  });
}

/** Every rule once, each after the rules it follows in any list; undefined if there is no such order. */
function inOneOrder(lists: readonly (readonly Fenced[])[]): Fenced[] | undefined {
  let waiting = lists.map((list) => list.map((rule) => ({ rule, key: keyOf(rule) })));
  const ordered: Fenced[] = [];
  while (waiting.some((list) => list.length > 0)) {
    const free = waiting
      .flatMap(([next = []]) => next)
      .filter(({ key }) => waiting.every((list) => list.findLastIndex((each) => each.key === key) < 1));
    // Rules under the same conditions are grouped, so that the conditions are written once.
    const conditions = ordered.at(-1)?.conditions.join() ?? '';
    const next = free.find(({ rule }) => rule.conditions.join() === conditions) ?? free[0];
    if (!next) return undefined;
    ordered.push(next.rule);
    waiting = waiting.map((list) => (list[0]?.key === next.key ? list.slice(1) : list));
  }
  return ordered;
}

const keyOf = ({ conditions, text }: Fenced): string => JSON.stringify([conditions, text]);

function written(rules: readonly Fenced[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const { conditions, text: rule } of rules) {
    const shared = conditions.findIndex((condition, depth) => condition !== open[depth]);
    const kept = shared < 0 ? conditions.length : shared;
    text += '}'.repeat(Math.max(0, open.length - kept));
    text += conditions
      .slice(kept)
      .map((condition) => `${condition}{`)
      .join('');
    text += rule;
    open = conditions;
  }
  return text + '}'.repeat(open.length);
}
