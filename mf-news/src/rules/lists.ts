import { type Category, categories } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';

export const STORIES_PER_PAGE = 100;
// The specification demands these counts.
export const FEATURED_COUNT = 3;
const RELATED_COUNT = 2;
const BLOCK_COUNT = 3;

export const newestFirst = <Item extends Headline>(articles: readonly Item[]): Item[] =>
  articles.toSorted((a, b) => b.published.localeCompare(a.published));

export function newestOfEach(
  articles: readonly Headline[],
  count?: number,
): Record<Category, Headline[]> {
  const sorted = newestFirst(articles);
  const lists = categories.map((category) => [
    category,
    sorted.filter((article) => article.category === category).slice(0, count),
  ]);
  return Object.fromEntries(lists) as Record<Category, Headline[]>;
}

export const relatedTo = (
  { category, slug }: Headline,
  lists: Record<Category, Headline[]>,
): Headline[] => lists[category].filter((other) => other.slug !== slug).slice(0, RELATED_COUNT);

/** The next older item, so that a new one changes no other page. */
export const nextAfter = <Item extends Headline>(
  article: Item,
  sorted: readonly Item[],
  related: readonly Headline[],
) =>
  sorted
    .slice(sorted.indexOf(article) + 1)
    .find((other) => !related.some(({ slug }) => slug === other.slug));

export function latestBlocks(articles: readonly Headline[]) {
  const sorted = newestFirst(articles);
  return {
    summaries: sorted.filter(({ summary }) => summary).slice(0, BLOCK_COUNT),
    trending: sorted.filter(({ trending }) => trending).slice(0, BLOCK_COUNT),
    updates: sorted.slice(BLOCK_COUNT, 2 * BLOCK_COUNT),
  };
}
