import type { AtRule, Node, Root } from 'postcss';

// Our assumptions about the output of Tailwind and its minifier.

/** Conditions that every supported browser meets. */
const MET = new Set([
  '(color:color-mix(in lab, red, red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
]);

/** A rule that the shell repeats with a higher specificity. */
const HIDDEN = '[hidden]:where(:not([hidden=until-found]))';

/** Declarations that repeat initial values, or what `font: inherit` sets. */
const IDLE = /^font-(?:feature|variation)-settings:\s*(?:normal|inherit)$/;

export const OWN_PROPERTY = /^--(?:tw|lightningcss)-/;

export const isLayer = (node: Node | undefined, name: string): boolean =>
  node?.type === 'atrule' && (node as AtRule).name === 'layer' && (node as AtRule).params === name;

export function removeSurplus(root: Root): void {
  root.walkComments((comment) => void comment.remove());
  const conditions: AtRule[] = [];
  root.walkAtRules('supports', (rule) => void conditions.push(rule));
  // Removing an outer condition first would remove the inner ones.
  for (const rule of conditions.reverse())
    if (MET.has(rule.params)) rule.replaceWith(...(rule.nodes ?? []));
  // What was in a condition repeats the rule before it.
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector) return;
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      before.each((other) => {
        if (other.type === 'decl' && other.prop === node.prop && !other.important) other.remove();
      });
    });
    rule.prepend(before.nodes);
    before.remove();
  });
  root.walkRules((rule) => {
    if (rule.selector === HIDDEN) rule.remove();
  });
  root.walkDecls((declaration) => {
    const isIdle = IDLE.test(declaration.toString()) && isLayer(declaration.parent?.parent, 'base');
    if (isIdle || declaration.prev()?.toString() === declaration.toString()) declaration.remove();
  });
}
