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

const plansText = readFileSync(join(workspaceRoot, 'mf-training/src/content/plans.ts'), 'utf8');

/** The titles of the plans, in the order of their tabs. */
export const plans = [...plansText.matchAll(/^ {4}title: '(.+)',$/gm)].map(([, title = '']) => title);

const lists = readFileSync(join(workspaceRoot, 'mf-gear/src/content/gearCategories.ts'), 'utf8');

/** The lists in the order of their cards. */
export const gearCategories = [...lists.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm)].map(([, slug = '']) => slug);

const products = readFileSync(join(workspaceRoot, 'mf-gear/src/content/products.ts'), 'utf8');
const oneOf = (field: string) =>
  new RegExp(
    [...products.matchAll(RegExp(`${field}: (['"])(.+)\\1`, 'g'))].map(([, , name]) => name).join('|'),
    'i',
  );

/** What products are labelled with. */
export const gearLabels = { badges: oneOf('badge'), categories: oneOf('category') };

/** The legal pages' slugs. */
export const legalPages = readdirSync(join(workspaceRoot, 'shell/src/content/legal')).map((file) =>
  file.replace(/\.ts$/, ''),
);

/** The sections of this repository, and those that the specification does not know. */
const sections = readdirSync(workspaceRoot).flatMap((folder) => /^mf-(.+)/.exec(folder)?.[1] ?? []);
const added = sections.filter((name) => !['news', 'gear', 'training', 'fights'].includes(name));

/** Whether an address is below a section that the specification does not know: its content decides which there are. */
export const isBelowAdded = (path: string): boolean => added.some((name) => path.startsWith(`/${name}/`));

/** The keys of a section's table that a pattern finds in its text. */
const keysIn = (section: string, table: string, pattern: RegExp): string[] =>
  [...readFileSync(join(workspaceRoot, `mf-${section}/src/${table}.ts`), 'utf8').matchAll(pattern)].map(
    ([, key = '']) => key,
  );

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
  ...legalPages.map((slug) => ({ path: `/${slug}` })),
  { path: '/embed' },
  ...added.flatMap((name) =>
    keysIn(name, 'pages', /^ {2}'(\/[\w/-]+)':/gm)
      .filter((path) => !path.endsWith('/404'))
      .map((path) => ({ path })),
  ),
];

/** The pages about elements that partners can use: widgets, whole sections, and their elements. */
export const elementPaths = [
  ...['countdown', 'newsletter'],
  ...sections,
  ...sections.flatMap((name) => keysIn(name, 'elements', /^ {2}'ringside-([\w-]+)':/gm)),
].map((name) => `/embed/${name}`);

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
