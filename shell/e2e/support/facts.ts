/**
 * Facts from the specification and the content, as a visitor would check them. Nothing here uses the code under test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

export interface Article {
  id: number;
  slug: string;
  title: string;
  category: string;
  date: string;
  author: string;
  readTime: string;
  excerpt?: string;
  summary?: string;
  trending: boolean;
}

const folder = join(workspaceRoot, 'mf-news/src/content/articles');

/** The articles in listed order, from their files. */
export const articles: readonly Article[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const [, front = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    const fields = Object.fromEntries(
      front
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), unquote(line.slice(line.indexOf(':') + 1).trim())]),
    ) as Record<string, string>;
    return { ...fields, id: Number(fields.id), trending: fields.trending === 'true' } as Article;
  })
  .sort((a, b) => a.id - b.id);

function unquote(text: string): string {
  return /^".*"$/.test(text)
    ? (JSON.parse(text) as string)
    : text.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");
}

export const newestFirst = [...articles].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

export const inCategories = (...categories: string[]) =>
  newestFirst.filter(({ category }) => categories.includes(category));

export const FALLBACK_ARTICLE = 'how-to-read-a-fight-before-the-first-bell';

export const fights = [
  {
    first: 'Tobias Rourke',
    second: 'Anselm Varga',
    date: '2025-10-18',
    long: 'Saturday, October 18, 2025',
    city: 'London',
  },
  {
    first: 'Mateo Quillan',
    second: 'Isaac Bellweather',
    date: '2025-11-22',
    long: 'Saturday, November 22, 2025',
    city: 'Las Vegas',
  },
  {
    first: 'Nico Castellane',
    second: 'Tarek Winslow',
    date: '2025-12-06',
    long: 'Saturday, December 6, 2025',
    city: 'New York',
  },
  {
    first: 'Haruto Minase',
    second: 'Paolo Almendra',
    date: '2026-01-11',
    long: 'Sunday, January 11, 2026',
    city: 'Tokyo',
  },
] as const;

const guides = readFileSync(join(workspaceRoot, 'mf-gear/src/content/guides.ts'), 'utf8');

/** The lists in the order of their cards. */
export const gearCategories = [...guides.matchAll(/slug: '([\w-]+)'/g)].map(([, slug = '']) => slug);

/** Every address, with the header link that is active there, if any. */
export const routes: readonly { path: string; active?: string }[] = [
  { path: '/', active: 'Home' },
  { path: '/news', active: 'News' },
  { path: `/news/${articles[0]?.slug}`, active: 'News' },
  { path: '/gear', active: 'Gear' },
  ...gearCategories.map((slug) => ({ path: `/gear/${slug}`, active: 'Gear' })),
  { path: '/fights', active: 'Fights' },
  { path: '/training', active: 'Training' },
  { path: '/reviews', active: 'Reviews' },
  { path: '/fitness', active: 'Training' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/careers' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/cookies' },
  { path: '/embed' },
];

export const articlePaths = articles.map(({ slug }) => `/news/${slug}`);

/** The three kinds of "not found", word for word. */
export const missing = [
  { path: '/news/no-such-article', text: 'Article not found!', action: 'Back to News', to: '/news' },
  { path: '/gear/no-such-category', text: 'Gear category not found!', action: 'Back to Gear', to: '/gear' },
  {
    path: '/no-such-page',
    text: 'The page you are looking for does not exist.',
    action: 'Go to Homepage',
    to: '/',
  },
  {
    path: '/no/such/page',
    text: 'The page you are looking for does not exist.',
    action: 'Go to Homepage',
    to: '/',
  },
] as const;
