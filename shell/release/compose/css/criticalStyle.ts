import { PurgeCSS } from 'purgecss';
import { hashOf } from '../../support/hash.ts';
import { mergeScopes } from './mergeScopes.ts';

/** Attributes whose values no selector names. Left out, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** Rules of Tailwind's reset for parts of fields that no page has: dates, numbers, searches, files. */
const FIELD_PARTS =
  /(?<=[{};])::(?:-webkit-(?:date|calendar|search|inner-spin|outer-spin)[\w-]*|file-selector-button)\{[^}]*\}/g;

/** What the boot module and a fault may set before any stylesheet comes. */
const STATES = ['html', 'body', 'main', 'data-state', 'loading', 'ready', 'failed'];

/** Purging costs some 30 ms and pages of one kind use the same words, so it is done once for each kind. */
const known = new Map<string, Promise<string>>();

/**
 * The part of a stylesheet that a page's HTML uses. What script adds later comes with the full stylesheets, which the
 * browser gets together with the modules that need them.
 */
export function criticalStyle(style: string, html: string): Promise<string> {
  const tags = html.match(/<[a-z][^>]*>/g)?.map((tag) => tag.replace(CONTENT, '')) ?? [];
  // A class may hold any character but a space; everything else is names and values.
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

/** By the sheets of a page: few sets of sections share a page. */
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

/** Conditions of Tailwind's that stand around what older browsers drop by themselves. */
const MET = [
  '(color:color-mix(in lab, red, red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
].map((condition) => `@supports ${condition}{`);

/** What making a sheet fit for old browsers says twice. */
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

/** Comments of the build, and layers of which the page uses nothing. The first comment is Tailwind's licence, which stays. */
const EMPTY = /(?<!^)\/\*[\s\S]*?\*\/\s*|@layer [\w, -]+;|@layer [\w-]+\{(?:@scope[^{]*\{\})?\}/g;

/**
 * A section brings a value for each token of the theme that its sheet uses, since it may be newer than the shell. On a
 * page whose `:root` has the token nobody asks for it, and without it all sections' rules are the same text.
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

/** Where the parenthesis or the block ends that is open at `from`. */
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
 * Each section's sheet registers those of Tailwind's own properties that it sets (shared/build), and sets them again for browsers without `@property`. A page
 * needs each registration once and only for what it reads, and the second not at all: what reads them there falls back to
 * its initial value. Nor does it set one of them that it does not read.
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
