import { type Category, categories } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';

export const STORIES_PER_PAGE = 100;
// The specification demands these counts.
export const FEATURED_COUNT = 3;
const RELATED_COUNT = 2;
/** Related stories, and those to read next. */
const FURTHER_COUNT = 3;
const BLOCK_COUNT = 3;

export const newestFirst = <Item extends Headline>(articles: readonly Item[]): Item[] =>
  articles.toSorted((a, b) => b.published.localeCompare(a.published));

/** Keeps the order of the list. */
export function byCategory(articles: readonly Headline[]): Record<Category, Headline[]> {
  const lists = categories.map((category) => [
    category,
    articles.filter((article) => article.category === category),
  ]);
  return Object.fromEntries(lists) as Record<Category, Headline[]>;
}

export const relatedTo = (
  { category, slug }: Headline,
  lists: Record<Category, Headline[]>,
): Headline[] => lists[category].filter((other) => other.slug !== slug).slice(0, RELATED_COUNT);

/** The next older items, so that a new one changes no other page. They fill the row. */
export const nextAfter = <Item extends Headline>(
  article: Item,
  sorted: readonly Item[],
  related: readonly Headline[],
) =>
  sorted
    .slice(sorted.indexOf(article) + 1)
    .filter((other) => !related.some(({ slug }) => slug === other.slug))
    .slice(0, FURTHER_COUNT - related.length);

export const latestBlocks = (newest: readonly Headline[]) => ({
  summaries: newest.filter(({ summary }) => summary).slice(0, BLOCK_COUNT),
  trending: newest.filter(({ trending }) => trending).slice(0, BLOCK_COUNT),
  updates: newest.slice(BLOCK_COUNT, 2 * BLOCK_COUNT),
});
