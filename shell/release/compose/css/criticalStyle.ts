import { PurgeCSS } from 'purgecss';
import { hashOf } from '../../support/hash.ts';
import { mergeScopes } from './mergeScopes.ts';

/** Attributes whose values never occur in selectors. Without them, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** Rules of Tailwind's reset for form controls that no page has: dates, numbers, searches, files. */
const FIELD_PARTS =
  /(?<=[{};])::(?:-webkit-(?:date|calendar|search|inner-spin|outer-spin)[\w-]*|file-selector-button)\{[^}]*\}/g;

/** What the boot module and an error may set before any stylesheet has loaded. */
const STATES = ['html', 'body', 'main', 'data-state', 'loading', 'ready', 'failed'];

/** Purging takes about 30 ms. Pages of one kind use the same words, so it runs once per kind. */
const known = new Map<string, Promise<string>>();

/**
 * The part of a stylesheet that a page's HTML uses. Styles for what scripts add later are in the full stylesheets,
 * which load together with the modules that need them.
 */
export function criticalStyle(style: string, html: string): Promise<string> {
  const tags = html.match(/<[a-z][^>]*>/g)?.map((tag) => tag.replace(CONTENT, '')) ?? [];
  // A class may contain any character but a space. Everything else is names and values.
  const classes = tags.flatMap((tag) => /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []);
  const names = tags.flatMap((tag) => tag.replace(/\sclass="[^"]*"/, '').split(/[\s<>"'=/]+/));
  const words = [...new Set([...STATES, ...classes.map(decoded), ...names])].sort();
  const key = hashOf(JSON.stringify([style, words]));
  const result = known.get(key) ?? purge(style, words);
  known.set(key, result);
  return result;
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');

/** Merged styles by the sheets they came from. Few combinations of sections share a page. */
const mergedSheets = new Map<string, string>();

async function purge(style: string, words: string[]): Promise<string> {
  const merged = mergedSheets.get(style) ?? mergeScopes(withoutFallbacks(style));
  mergedSheets.set(style, merged);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: merged }],
    defaultExtractor: (content) => content.split(' '),
    keyframes: true,
  });
  return withoutUnusedProperties(plain((result?.css ?? merged).replace(FIELD_PARTS, '')));
}

/** Tailwind's conditions around declarations that older browsers ignore anyway. */
const MET = [
  '(color:color-mix(in lab, red, red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
].map((condition) => `@supports ${condition}{`);

/** Declarations that the compatibility step repeats. */
const REPEATED = /(?<=[{;])([\w-]+:[^;{}]+;)\1+/g;

/** The same rules in fewer words. */
function plain(style: string): string {
  let text = style.replace(REPEATED, '$1').replace(/(?<=\})\n+/g, '');
  for (const opening of MET) {
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening)) {
      const inside = at + opening.length;
      const end = closing(text, inside);
      text = text.slice(0, at) + text.slice(inside, end) + text.slice(end + 1);
    }
  }
  return text;
}

/** Build comments, and layers of which the page uses nothing. The first comment is Tailwind's licence, which stays. */
const EMPTY = /(?<!^)\/\*[\s\S]*?\*\/\s*|@layer [\w, -]+;|@layer [\w-]+\{(?:@scope[^{]*\{\})?\}/g;

/**
 * A section includes a fallback for each theme token that its sheet uses, because the section may be newer than the
 * shell. Where the page's `:root` has the token, the fallback is never used. Without it the rules of all sections are
 * the same text.
 */
function withoutFallbacks(style: string): string {
  const roots = style.match(/(?<=:root(?:,\s*:host)?\s*\{)[^}]*/g)?.join(';') ?? '';
  const tokens = new Set(roots.match(/(?<=^|;)\s*--[\w-]+(?=:)/g)?.map((name) => name.trim()));
  let text = '';
  let rest = style;
  for (let start = rest.search(/var\(--[\w-]+,/); start >= 0; start = rest.search(/var\(--[\w-]+,/)) {
    const comma = rest.indexOf(',', start);
    const isKnown = tokens.has(rest.slice(start + 'var('.length, comma));
    text += rest.slice(0, isKnown ? comma : comma + 1);
    rest = rest.slice(isKnown ? closing(rest, comma) : comma + 1);
  }
  return text + rest;
}

/** The position where the parenthesis or block opened at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '{') depth += 1;
    if (text[at] === ')' || text[at] === '}') depth -= 1;
  }
  return at - 1;
}

/**
 * Each section's sheet registers the Tailwind properties that it sets (shared/build), and also sets them for browsers
 * without `@property`. A page needs each registration once, and only for properties that it reads. It does not need the
 * second form: without it, those browsers use the initial values. Assignments to properties that the page does not read
 * are removed too.
 */
function withoutUnusedProperties(style: string): string {
  const rules = style.replace(/@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/g, '');
  const registration = /@property\s+(--[\w-]+)\s*\{[^}]*\}/g;
  const read = new Set(rules.match(/(?<=var\(\s*)--[\w-]+/g));
  const kept = new Map([...rules.matchAll(registration)].map(([whole, name = '']) => [name, whole]));
  const registrations = [...kept].filter(([name]) => read.has(name)).map(([, whole]) => whole);
  return (
    rules
      .replace(registration, '')
      .replace(/(?<=[{;])\s*(--(?:tw|lightningcss)-[\w-]+)\s*:[^;{}]*;?/g, (whole, name) =>
        read.has(name) ? whole : '',
      )
      .replace(EMPTY, '') + registrations.join('')
  );
}
