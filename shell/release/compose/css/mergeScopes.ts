import { AtRule, type ChildNode, type Container, type Node, Root } from 'postcss';
import { classesIn, subjectClasses } from './selectors.ts';

const SCOPE = /^\(\[data-section="?([\w-]+)"?\]\) to \(\[data-section\]\)$/;

/** A rule of the utilities of some sections. */
interface Shared {
  rule: ChildNode;
  conditions: readonly AtRule[];
  /** The conditions and the selector. */
  name: string;
  /** The text of the rule, with its declarations. */
  text: string;
}

type Placed = Shared & { condition: string; owners: readonly Queue[]; scope: string };

/**
 * Writes each utility once, in the scope of all sections that have it, which makes the style of a
 * page of several sections smaller and a third faster to match. It needs no scope if it can match
 * nothing of the other sections: each of its selectors is about a class that neither their
 * stylesheets nor their parts of the page have. A rule after one with a scope, and about the same
 * properties, keeps its scope, too: a rule without a scope loses, although it comes later. The
 * style stays as it is if no order fits all sections.
 * @param unstyled classes on the page that the stylesheet of their section does not have
 */
export function mergeScopes(root: Root, unstyled: ReadonlySet<string>): void {
  const scopes: AtRule[] = [];
  root.walkAtRules('scope', (rule) => {
    if (isLayer(rule.parent, 'utilities') && SCOPE.test(rule.params)) scopes.push(rule);
  });

  const taken = new Set(unstyled);
  root.walkRules((rule) => {
    if (!scopes.some((scope) => isInside(rule, scope)))
      for (const name of classesIn(rule.selector)) taken.add(name);
  });
  const merged = inOneOrder(scopes, taken);
  const [first, ...others] = scopes;
  if (!first || !merged) return;
  first.replaceWith(nested(merged));
  for (const other of others) other.remove();
}

const isInside = (node: Node | undefined, scope: AtRule): boolean =>
  node !== undefined && (node === scope || isInside(node.parent, scope));

function rulesOf(nodes: readonly ChildNode[], conditions: readonly AtRule[] = []): Shared[] {
  const condition = conditions.map(headOf).join('');
  return nodes.flatMap((rule): Shared[] => {
    if (rule.type === 'atrule' && rule.nodes) return rulesOf(rule.nodes, [...conditions, rule]);
    return [{ rule, conditions, name: condition + headOf(rule), text: `${condition}${rule}` }];
  });
}

const headOf = (node: ChildNode | undefined): string =>
  node?.type === 'atrule'
    ? `@${node.name} ${node.params}{`
    : node?.type === 'rule'
      ? node.selector
      : '';

/**
 * Merges the rules into one order. The result is undefined if a rule has two meanings, or if no
 * order fits all sections.
 */
function inOneOrder(scopes: readonly AtRule[], taken: ReadonlySet<string>): Placed[] | undefined {
  const sections = new Set(scopes.map(sectionOf));
  const queues = [...sections].map((section) =>
    queueOf(
      section,
      scopes.filter((scope) => sectionOf(scope) === section),
    ),
  );
  const ordered: Placed[] = [];
  let last: Placed | undefined;

  while (queues.some(({ head }) => head() !== undefined)) {
    const free: Placed[] = [];
    for (const { head } of queues) {
      const next = head();
      const owners = next && ownersOf(next, queues);
      if (!next || !owners) continue;
      const condition = next.conditions.map(headOf).join('');
      const isScoped =
        ordered.some((earlier) => losesTo(earlier, next.rule, owners)) ||
        !matchesOnly(next.rule, owners, queues, taken);
      free.push({ ...next, condition, owners, scope: isScoped ? scopeOf(owners) : '' });
    }

    // The rules are grouped, so that scopes and conditions are written once.
    const next =
      free.find(({ scope, condition }) => scope === last?.scope && condition === last.condition) ??
      free.find(({ scope }) => scope === last?.scope) ??
      free[0];
    if (!next) return undefined;
    ordered.push(next);
    last = next;
    for (const queue of queues) if (queue.head()?.name === next.name) queue.shift();
  }
  return ordered;
}

const sectionOf = ({ params }: AtRule): string => SCOPE.exec(params)?.[1] ?? '';

type Queue = ReturnType<typeof queueOf>;

/** The rules of a section, in the order in which its stylesheets list them. */
function queueOf(section: string, scopes: readonly AtRule[]) {
  const rules = scopes.flatMap(({ nodes = [] }) => rulesOf(nodes));
  const left = new Map<string, number>();
  const classes = new Set<string>();
  for (const { name, rule } of rules) {
    left.set(name, (left.get(name) ?? 0) + 1);
    if (rule.type === 'rule') for (const each of classesIn(rule.selector)) classes.add(each);
  }
  let at = 0;
  return {
    section,
    classes,
    countOf: (name: string) => left.get(name) ?? 0,
    head: () => rules[at],
    shift() {
      const name = rules[at]?.name ?? '';
      left.set(name, (left.get(name) ?? 0) - 1);
      at += 1;
    },
  };
}

/**
 * Returns the sections that have a rule, or undefined unless the rule is first and the same in each
 * of them. A section may repeat a selector that no other section has.
 */
function ownersOf({ name, text }: Shared, queues: readonly Queue[]): Queue[] | undefined {
  const owners = queues.filter((queue) => queue.countOf(name) > 0);
  const isNext = (queue: Queue) =>
    (owners.length === 1 || queue.countOf(name) === 1) && queue.head()?.text === text;
  return owners.every(isNext) ? owners : undefined;
}

/** Whether a rule matches nothing of sections that do not have it. */
function matchesOnly(
  rule: ChildNode,
  owners: readonly Queue[],
  queues: readonly Queue[],
  taken: ReadonlySet<string>,
): boolean {
  const others = queues.filter((queue) => !owners.includes(queue));
  const isFree = (name: string) =>
    !taken.has(name) && others.every(({ classes }) => !classes.has(name));
  // Everything on a page is in the scope of one of its sections.
  if (others.length === 0) return true;
  return (
    rule.type === 'rule' &&
    rule.selectors.every((selector) => subjectClasses(selector).some(isFree))
  );
}

/** Whether a later rule without a scope would lose to this one, if both match an element. */
function losesTo(earlier: Placed, later: ChildNode, owners: readonly Queue[]): boolean {
  if (!earlier.scope || !earlier.owners.some((owner) => owners.includes(owner))) return false;
  const [properties, boxes] = [propertiesOf(later), boxesOf(later)];
  return (
    propertiesOf(earlier.rule).some((name) => properties.includes(name)) &&
    boxesOf(earlier.rule).some((name) => boxes.includes(name))
  );
}

const PSEUDO_ELEMENT = /::[\w-]+|:(?:before|after)\b/;

/** The pseudo-elements that a rule is about, or an empty name for elements. */
const boxesOf = (node: ChildNode): string[] =>
  node.type === 'rule'
    ? node.selectors.map((each) => PSEUDO_ELEMENT.exec(each)?.[0].replace('::', ':') ?? '')
    : [];

/** The first words of a rule's properties: `border` is about all of its sides. */
function propertiesOf(node: ChildNode): string[] {
  if (node.type === 'decl') return [node.prop.startsWith('--') ? node.prop : firstWord(node.prop)];
  return 'nodes' in node ? (node.nodes ?? []).flatMap(propertiesOf) : [];
}

const firstWord = (property: string): string => property.replace(/^-\w+-/, '').split('-')[0] ?? '';

const scopeOf = (owners: readonly Queue[]): string =>
  `(${owners.map(({ section }) => `[data-section=${section}]`).join()}) to ([data-section])`;

function nested(rules: readonly Placed[]): Root {
  const root = new Root();
  for (const { rule, conditions, scope } of rules) {
    const around = scope
      ? [new AtRule({ name: 'scope', params: scope }), ...conditions]
      : conditions;
    let place: Container<ChildNode> = root;
    for (const each of around) {
      if (headOf(place.last) !== headOf(each)) place.append(each.clone({ nodes: [] }));
      place = place.last as AtRule;
    }
    place.append(rule.clone());
  }
  return root;
}

export const isLayer = (node: Node | undefined, name: string): boolean =>
  node?.type === 'atrule' && (node as AtRule).name === 'layer' && (node as AtRule).params === name;
