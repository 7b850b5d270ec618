import { type Container, parse } from 'postcss';
import type { LoadedSection } from '../../format/site.ts';
import { ComposeError, reasonOf } from '../../support/ComposeError.ts';
import { OWN_PROPERTY } from './tailwind.ts';

/** More would take minutes to merge. Ours have 40 kB at most. */
const MAX_BYTES = 250_000;
/** At-rules around others, which act only through them. */
const AROUND = ['layer', 'media', 'supports', 'container', 'starting-style'];
const FAMILY = /font-family:\s*["']?([^"';}]+)/g;

/**
 * Refuses a section's style that reaches outside the section: a rule outside its scope, a registration of somebody else's property, a font
 * under a name of the shell's, and what ends the page's style element.
 *
 * @throws ComposeError `unscoped-style` with the selector
 */
export async function refuseOutside(
  { release: { name }, style }: LoadedSection,
  shell: LoadedSection,
): Promise<void> {
  const refuse = (what: string) => {
    throw new ComposeError(
      'unscoped-style',
      `the stylesheet of ${name} has ${what}, which acts outside the section. Write rules inside @scope ([data-section="${name}"]) to ([data-section]), as its src/styles.css does.`,
    );
  };
  const scope = new RegExp(`^\\(\\[data-section=["']?${name}["']?\\]\\) to \\(\\[data-section\\]\\)$`);
  const familiesIn = (text: string) => [...text.matchAll(FAMILY)].map(([, family = '']) => family.trim());
  const known = new Set(familiesIn(shell.style));
  const check = (container: Container, isScoped: boolean) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule' && !isScoped) refuse(node.selector);
      if (node.type === 'rule') check(node, true);
      if (node.type !== 'atrule') continue;
      const isOwn =
        node.name === 'keyframes' ||
        (node.name === 'property' &&
          (OWN_PROPERTY.test(node.params) || node.params.startsWith(`--${name}-`))) ||
        (node.name === 'font-face' && !familiesIn(node.toString()).some((family) => known.has(family)));
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
