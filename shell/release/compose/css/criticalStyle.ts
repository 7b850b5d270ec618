import { hashOf } from '@ringside/shared/build/hash';
import {
  type AtRule,
  Container,
  type Declaration,
  type Node,
  parse,
  type Root,
  type Rule,
} from 'postcss';
import parseValue from 'postcss-value-parser';
import { isLayer, mergeScopes } from './mergeScopes.ts';
import { type PageWords, usedSelectors } from './selectors.ts';

/** Attributes whose values no selector has. Without them, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** Elements and states that boot and error messages use before a stylesheet loads. */
const STATES = ['html', 'body', 'main', 'data-state', 'loading', 'ready', 'failed', 'aria-busy'];

/** Characters that not every page has. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

const styles = new Map<string, string>();
const sheets = new Map<string, Root>();

/**
 * The rules that the page's HTML uses, and the fonts that have its characters. Modules load what they
 * add.
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
  const accents = [...new Set(html.match(BEYOND_ASCII))].sort().join('');
  const key = hashOf(
    JSON.stringify([sheet, [...words.classes], [...words.names], [...unstyled].sort(), accents]),
  );
  const style = styles.get(key) ?? styleOf(prepared(sheet, unstyled), words, accents);
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

function styleOf(prepared: Root, words: PageWords, accents: string): string {
  const root = prepared.clone();
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('unicode-range', ({ value }) => void (hasAny(value, accents) || face.remove()));
  });
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

/** Whether a range such as `U+A1, U+A4-A8` has ASCII characters or one of these. */
const hasAny = (range: string, characters: string) =>
  range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return (
      first < 0x80 ||
      [...characters].some((each) => {
        const code = each.codePointAt(0) ?? 0;
        return first <= code && code <= last;
      })
    );
  });

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

// Our assumptions about the output of Tailwind and its minifier.

/** Conditions that every supported browser meets. */
const MET = new Set([
  '(color:color-mix(in lab, red, red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
]);

/** Declarations that repeat initial values, or what `font: inherit` or another declaration sets. */
const IDLE =
  /^(?:font-(?:feature|variation)-settings:\s*(?:normal|inherit)|-webkit-text-decoration:\s*inherit)$/;

const OWN_PROPERTY = /^--(?:tw|lightningcss)-/;

function removeSurplus(root: Root): void {
  root.walkComments((comment) => void comment.remove());
  const conditions: AtRule[] = [];
  root.walkAtRules('supports', (rule) => void conditions.push(rule));
  // Removing an outer condition first would remove the inner ones.
  for (const rule of conditions.reverse())
    if (MET.has(rule.params)) rule.replaceWith(...(rule.nodes ?? []));
  root.walkDecls((declaration) => {
    if (IDLE.test(declaration.toString()) && isLayer(declaration.parent?.parent, 'base'))
      declaration.remove();
  });
  root.walkRules(joinWithPrevious);
}

/** Moves the declarations of a rule that follows another one with its selector into that rule. */
function joinWithPrevious(rule: Rule): void {
  const previous = rule.prev();
  if (previous?.type !== 'rule' || previous.selector !== rule.selector) return;
  rule.each((declaration) => {
    if (declaration.type !== 'decl') return;
    previous.each((earlier) => {
      const isOverridden = earlier.type === 'decl' && earlier.prop === declaration.prop;
      if (isOverridden && !earlier.important) earlier.remove();
    });
  });
  previous.append(rule.nodes);
  rule.remove();
}

const THEMED = /^--(?:color-|font-(?!weight))/;
/** The minifier leaves a length times a number. */
const PRODUCT = /calc\((-?[\d.]+)(rem|px|em) \* (-?[\d.]+)\)/g;

/**
 * Replaces names of tokens with values, which are shorter. Themed ones keep their name and lose
 * their fallback.
 */
function resolveTokens(root: Root): void {
  const tokens = new Map<string, Declaration>();
  root.walkRules(/^:root(?:,\s*:host)?$/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => void tokens.set(declaration.prop, declaration));
  });
  root.walkDecls(/^--/, ({ prop, parent }) => {
    // A token that another rule sets depends on the element.
    if (tokens.has(prop) && tokens.get(prop)?.parent !== parent) tokens.delete(prop);
  });
  const resolved = (text: string): string => {
    if (!text.includes('var(--')) return text;
    const value = parseValue(text);
    value.walk((node) => {
      const name = node.type === 'function' && node.value === 'var' && node.nodes[0]?.value;
      const token = name ? tokens.get(name) : undefined;
      if (!token || node.type !== 'function') return;
      if (THEMED.test(token.prop)) node.nodes.length = 1;
      else Object.assign(node, { type: 'word', value: resolved(token.value) });
    });
    return value.toString().replace(PRODUCT, (_, size, unit, factor) => {
      return `${Number((size * factor).toFixed(4))}${unit}`.replace(/^(-?)0\./, '$1.');
    });
  };
  root.walkDecls((declaration) => {
    declaration.value = resolved(declaration.value);
  });
  for (const [name, declaration] of tokens) if (!THEMED.test(name)) declaration.remove();
}
