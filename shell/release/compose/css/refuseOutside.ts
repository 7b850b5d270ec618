import { type AtRule, type Container, parse } from 'postcss';
import type { LoadedSection } from '../../format/site.ts';
import { ComposeError, reasonOf } from '../../support/ComposeError.ts';

/** Ours have 40 kB at most, and more would take minutes to merge. */
const MAX_BYTES = 250_000;
/** They act only through the rules inside. */
const AROUND = ['layer', 'media', 'supports', 'container', 'starting-style'];
/** Their names hold for the whole page. */
const NAMED = /^(font-face|keyframes)$/;

/** Refuses a style that acts outside its scope, or takes a name of another section. */
export async function refuseOutside(
  { release: { name }, style }: LoadedSection,
  shell: LoadedSection,
) {
  const refuse = (what: string) => {
    throw new ComposeError(
      'unscoped-style',
      `the stylesheet of ${name} has ${what}, which acts outside the section. Write rules inside @scope ([data-section="${name}"]) to ([data-section]), as its src/styles.css does.`,
    );
  };
  const scope = new RegExp(
    `^\\(\\[data-section=["']?${name}["']?\\]\\) to \\(\\[data-section\\]\\)$`,
  );
  const taken = new Set<string>();
  parse(shell.style).walkAtRules(NAMED, (rule) => void taken.add(nameOf(rule)));
  const check = (container: Container, isScoped: boolean) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule' && !isScoped) refuse(node.selector);
      if (node.type === 'rule') check(node, true);
      if (node.type !== 'atrule') continue;
      const isOwn = NAMED.test(node.name)
        ? !/\\/.test(nameOf(node)) && !taken.has(nameOf(node))
        : node.name === 'property' && node.params.startsWith(`--${name}-`);
      const isScope = node.name === 'scope' && scope.test(node.params);
      if (isScope || AROUND.includes(node.name)) check(node, isScoped || isScope);
      else if (!isOwn) refuse(`@${node.name} ${node.params}`);
    }
  };
  if (style.length > MAX_BYTES) refuse(`${style.length} bytes`);
  if (/<[/!]/.test(style)) refuse('the beginning of a tag');
  try {
    check(parse(style), false);
  } catch (error) {
    if (error instanceof ComposeError) throw error;
    refuse(reasonOf(error));
  }
}

/** As browsers compare it. */
function nameOf(rule: AtRule): string {
  let name = rule.params;
  if (rule.name === 'font-face')
    rule.walkDecls(/^font-family$/i, ({ value }) => {
      name = value;
    });
  return name.replace(/["']/g, '').replace(/\s+/g, ' ').toLowerCase();
}
