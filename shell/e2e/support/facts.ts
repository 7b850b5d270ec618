import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { parse } from 'yaml';

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
  fight?: number;
  rating?: number;
  facts?: Record<'bestFor' | 'weight' | 'tested', string>;
}

const folder = join(workspaceRoot, 'mf-news/src/content/articles');

export const articles: readonly Article[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map(
    (file) => parse(readFileSync(join(folder, file), 'utf8').split(/^---$/m)[1] ?? '') as Article,
  )
  .sort((a, b) => a.id - b.id);

export const newestFirst = [...articles].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

export const inCategories = (...categories: string[]) =>
  newestFirst.filter(({ category }) => categories.includes(category));

export const FALLBACK_ARTICLE = 'how-to-read-a-fight-before-the-first-bell';

export const fights = [
  {
    first: 'Tobias Rourke',
    second: 'Anselm Varga',
    long: 'Saturday, October 18, 2025',
    city: 'London',
  },
  {
    first: 'Mateo Quillan',
    second: 'Isaac Bellweather',
    long: 'Saturday, November 22, 2025',
    city: 'Las Vegas',
  },
  {
    first: 'Nico Castellane',
    second: 'Tarek Winslow',
    long: 'Saturday, December 6, 2025',
    city: 'New York',
  },
  {
    first: 'Haruto Minase',
    second: 'Paolo Almendra',
    long: 'Sunday, January 11, 2026',
    city: 'Tokyo',
  },
] as const;

/** Reads a section's content by its path. Only tests of the whole site may do so. */
const contentOf = async <Content>(path: string): Promise<Content> =>
  (await import(join(workspaceRoot, path))) as Content;

export const plans = (
  await contentOf<{ plans: { title: string }[] }>('mf-training/src/content/plans.ts')
).plans.map(({ title }) => title);

export const gearCategories = Object.keys(
  (await contentOf<{ gearCategories: object }>('mf-gear/src/content/gearCategories.ts'))
    .gearCategories,
);

const legalPages = readdirSync(join(workspaceRoot, 'shell/src/content/legal'));

const sections = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => {
    const file = join(workspaceRoot, name, 'dist/release.json');
    // Playwright lists the tests of each page before it starts the site.
    if (!existsSync(file))
      throw new Error(`${name} is not built. Build every package first: npm run build`);
    const release = readFileSync(file, 'utf8');
    return JSON.parse(release) as { name: string; routes: string[]; elements: string[] };
  });
/** The sections that the specification does not name. */
const added = sections.filter(({ name }) => !['news', 'gear', 'training', 'fights'].includes(name));

export const isBelowAdded = (path: string): boolean =>
  added.some(({ name }) => path.startsWith(`/${name}/`));

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
  ...legalPages.map((file) => ({ path: `/${file.replace('.ts', '')}` })),
  { path: '/embed' },
  ...added.flatMap(({ routes }) =>
    routes.filter((path) => !path.includes(':')).map((path) => ({ path })),
  ),
];

export const elementPaths = [
  ...['countdown', 'newsletter'],
  ...sections.flatMap(({ name, elements }) => [
    name,
    ...elements.map((tag) => tag.replace('ringside-', '')),
  ]),
].map((name) => `/embed/${name}`);

export const articlePaths = articles.map(({ slug }) => `/news/${slug}`);

const unknown = {
  text: 'The page you are looking for does not exist.',
  action: 'Go to Homepage',
  to: '/',
};
export const missing = [
  {
    path: '/news/no-such-article',
    text: 'Article not found!',
    action: 'Back to News',
    to: '/news',
  },
  {
    path: '/gear/no-such-category',
    text: 'Gear category not found!',
    action: 'Back to Gear',
    to: '/gear',
  },
  { path: '/no-such-page', ...unknown },
  { path: '/no/such/page', ...unknown },
] as const;
