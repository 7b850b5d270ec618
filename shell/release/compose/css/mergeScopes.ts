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
  const places = new Map<string, Place>();
  for (const list of lists) {
    let before: Place | undefined;
    for (const rule of list) {
      const key = JSON.stringify([rule.conditions, rule.text]);
      const place = places.get(key) ?? { rule, at: places.size, waitsFor: 0, after: [] };
      places.set(key, place);
      if (before && before !== place) {
        before.after.push(place);
        place.waitsFor += 1;
      }
      before = place;
    }
  }
  const ordered: Fenced[] = [];
  const free = [...places.values()].filter(({ waitsFor }) => waitsFor === 0);
  while (free.length > 0) {
    // Rules under the same conditions are grouped, so that the conditions are written once.
    const last = ordered.at(-1)?.conditions.join() ?? '';
    const same = free.findIndex(({ rule }) => rule.conditions.join() === last);
    const [next] = free.splice(Math.max(0, same), 1);
    if (!next) break;
    ordered.push(next.rule);
    for (const place of next.after) {
      place.waitsFor -= 1;
      if (place.waitsFor === 0) free.push(place);
    }
    free.sort((a, b) => a.at - b.at);
  }
  return ordered.length === places.size ? ordered : undefined;
}

interface Place {
  rule: Fenced;
  /** The rule's position among all rules, by its first occurrence. */
  at: number;
  /** How many rules must come before it. */
  waitsFor: number;
  after: Place[];
}

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
