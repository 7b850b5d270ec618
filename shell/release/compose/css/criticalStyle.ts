import { hashOf } from '@ringside/shared/build/hash';
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import { mergeScopes } from './mergeScopes.ts';
import { resolveTokens } from './resolveTokens.ts';
import { OWN_PROPERTY, removeSurplus } from './tailwind.ts';
import { type PageWords, usedSelectors } from './usedSelectors.ts';

/** Attributes whose values never occur in selectors. Without them, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** Classes and attributes that the boot module and error messages use before any stylesheet has loaded. */
const STATES = ['html', 'body', 'main', 'data-state', 'loading', 'ready', 'failed', 'aria-busy'];

/** Cached by page kind and set of stylesheets, because pages of one kind use the same words. */
const styles = new Map<string, string>();
const sheets = new Map<string, Root>();

/**
 * The part of a stylesheet that a page's HTML uses. Styles for what scripts add later are in the full stylesheets,
 * which load together with the modules that need them.
 *
 * @param sheet the stylesheets of all sections that the page shows, the shell's first
 */
export function criticalStyle(sheet: string, html: string): string {
  const tags = html.match(/<[a-z][^>]*>/g)?.map((tag) => tag.replace(CONTENT, '')) ?? [];
  // A class may contain any character but a space. Everything else is names and values.
  const classes = tags.flatMap((tag) => /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []);
  const names = tags.flatMap((tag) => tag.replace(/\sclass="[^"]*"/, '').split(/[\s<>"'=/]+/));
  const words: PageWords = {
    classes: new Set(classes.map(decoded).sort()),
    names: new Set([...STATES, ...names].sort()),
  };
  const key = hashOf(JSON.stringify([sheet, [...words.classes], [...words.names]]));
  const style = styles.get(key) ?? styleOf(prepared(sheet), words);
  styles.set(key, style);
  return style;
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');

/** The part of the work that is the same for all pages with these stylesheets. */
function prepared(sheet: string): Root {
  const known = sheets.get(sheet);
  if (known) return known;
  const root = parse(sheet);
  resolveTokens(root);
  mergeScopes(root);
  removeSurplus(root);
  sheets.set(sheet, root);
  return root;
}

/** Selects the rules, then what these rules use: animations, and Tailwind's properties with their registrations. */
function styleOf(root: Root, words: PageWords): string {
  const selectors = new Map<ChildNode, string>();
  const read = new Set<string>();
  const animations = new Set<string>();
  const registrations = new Map<string, string>();
  root.walk((node) => {
    if (node.type === 'rule' && !isKeyframes(node.parent as ChildNode | undefined)) {
      selectors.set(node, usedSelectors(node.selector, words));
    } else if (node.type === 'atrule' && node.name === 'property') {
      registrations.set(node.params, node.toString());
    } else if (node.type === 'decl' && selectors.get(node.parent as ChildNode) !== '') {
      for (const [name] of node.value.matchAll(/(?<=var\(\s*)--[\w-]+/g)) read.add(name);
      if (/^animation(-name)?$/.test(node.prop))
        for (const word of node.value.split(/[\s,]+/)) animations.add(word);
    }
  });

  /** Empty if the page does not use the node. */
  function write(node: ChildNode): string {
    if (node.type === 'comment') return '';
    if (node.type === 'decl')
      return OWN_PROPERTY.test(node.prop) && !read.has(node.prop) ? '' : node.toString();
    if (node.type === 'rule') {
      const selector = selectors.get(node) ?? node.selector;
      const declarations = selector ? node.nodes.map(write).filter(Boolean).join(';') : '';
      return declarations && `${selector}{${declarations}}`;
    }
    if (!node.nodes) return node.name === 'layer' ? '' : `${node}`;
    if (node.name === 'property' || (isKeyframes(node) && !animations.has(node.params))) return '';
    const inside = node.nodes.map(write).filter(Boolean);
    const separator = node.nodes[0]?.type === 'decl' ? ';' : '';
    const space = node.raws.afterName ?? ' ';
    return inside.length > 0 ? `@${node.name}${space}${node.params}{${inside.join(separator)}}` : '';
  }

  const kept = [...registrations].filter(([name]) => read.has(name)).map(([, text]) => text);
  return root.nodes.map(write).join('') + kept.join('');
}

const isKeyframes = (node: ChildNode | undefined): node is AtRule =>
  node?.type === 'atrule' && node.name.endsWith('keyframes');
