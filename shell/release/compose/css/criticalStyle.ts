import { hashOf } from '@ringside/shared/build/hash';
import { type AtRule, Container, type Node, parse, type Root } from 'postcss';
import { mergeScopes } from './mergeScopes.ts';
import { resolveTokens } from './resolveTokens.ts';
import { OWN_PROPERTY, removeSurplus } from './tailwind.ts';
import { type PageWords, usedSelectors } from './usedSelectors.ts';

/** Attributes whose values no selector has. Without them, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** Elements and states that boot and error messages use before a stylesheet loads. */
const STATES = ['html', 'body', 'main', 'data-state', 'loading', 'ready', 'failed', 'aria-busy'];

const styles = new Map<string, string>();
const sheets = new Map<string, Root>();

/**
 * The rules that the page's HTML uses. Modules load what they add.
 * @param unstyled classes on the page that the stylesheet of their section does not have
 */
export function criticalStyle(
  sheet: string,
  html: string,
  unstyled: ReadonlySet<string> = new Set(),
): string {
  const tags = html.match(/<[a-z][^>]*>/g)?.map((tag) => tag.replace(CONTENT, '')) ?? [];
  // A class may contain any character but a space.
  const classes = tags.flatMap((tag) => /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []);
  const names = tags.flatMap((tag) => tag.replace(/\sclass="[^"]*"/, '').split(/[\s<>"'=/]+/));
  const words: PageWords = {
    classes: new Set(classes.map(decoded).sort()),
    names: new Set([...STATES, ...names].sort()),
  };
  const key = hashOf(
    JSON.stringify([sheet, [...words.classes], [...words.names], [...unstyled].sort()]),
  );
  const style = styles.get(key) ?? styleOf(prepared(sheet, unstyled), words);
  styles.set(key, style);
  return style;
}

const decoded = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');

function prepared(sheet: string, unstyled: ReadonlySet<string>): Root {
  const key = JSON.stringify([sheet, ...[...unstyled].sort()]);
  const known = sheets.get(key);
  if (known) return known;
  const root = parse(sheet);
  removeSurplus(root);
  resolveTokens(root);
  mergeScopes(root, unstyled);
  sheets.set(key, root);
  return root;
}

function styleOf(prepared: Root, words: PageWords): string {
  const root = prepared.clone();
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selector = usedSelectors(rule.selector, words);
    if (selector) rule.selector = selector;
    else rule.remove();
  });
  const read = new Set<string>();
  const animations = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [name] of value.matchAll(/(?<=var\(\s*)--[\w-]+/g)) read.add(name);
    if (/^animation(-name)?$/.test(prop))
      for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkDecls(OWN_PROPERTY, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !animations.has(rule.params)) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

const isKeyframes = (node: Node | undefined): boolean =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');

/** Removes rules without content, and statements that only name layers. */
function removeEmpty({ nodes = [] }: Container): void {
  for (const child of [...nodes]) {
    if (!(child instanceof Container)) continue;
    removeEmpty(child);
    if (!child.nodes?.length) child.remove();
  }
}
