import { PurgeCSS } from 'purgecss';
import { hashOf } from './hash.ts';

/** Attributes whose values no selector names. Left out, pages of one kind have the same words. */
const CONTENT =
  /\s(?:href|src|srcset|alt|aria-(?:label|labelledby|describedby|controls)|id|datetime|sizes|title|d|data-root)="[^"]*"/gi;

/** What Tailwind's reset has for controls that only a page with a field can have. */
const FORM_ONLY = [
  /::-webkit-(datetime|calendar|search|inner-spin|outer-spin)/,
  /::(file-selector-button|placeholder)/,
];

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

async function purge(style: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: (content) => content.split(' '),
    keyframes: true,
    blocklist: words.includes('input') ? [] : FORM_ONLY,
  });
  return result?.css ?? style;
}
