import { type Category, categories } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';

/** How many stories a list shows. */
export const STORIES_PER_PAGE = 100;
// These numbers come from the specification, section 9.
const FEATURED_COUNT = 3;
const RELATED_COUNT = 2;
const BLOCK_COUNT = 3;

/** Sorted by date, newest first. Articles of the same day stay in order. */
export const newestFirst = <Item extends Headline>(articles: readonly Item[]): Item[] =>
  articles.toSorted((a, b) => b.published.localeCompare(a.published));

/** The first three in listed order. */
export const featured = (articles: readonly Headline[]): Headline[] => articles.slice(0, FEATURED_COUNT);

/** Articles of these categories, newest first. */
export function inCategories<Item extends Headline>(
  articles: readonly Item[],
  categories: readonly Category[],
): Item[] {
  return newestFirst(articles.filter(({ category }) => categories.includes(category)));
}

/**
 * The articles that some element may show, in listed order. Their number does not grow with the content. Every rule of
 * this file except the related stories gives the same result for these as for all articles.
 */
export function shownByElements(articles: readonly Headline[], size = STORIES_PER_PAGE): Headline[] {
  const { summaries, trending } = latestBlocks(articles);
  const newest = newestFirst(articles);
  const lists = categories.map((category) =>
    newest.filter((article) => article.category === category).slice(0, size),
  );
  const shown = new Set([
    ...featured(articles),
    ...newest.slice(0, 2 * BLOCK_COUNT),
    ...summaries,
    ...trending,
    ...lists.flat(),
  ]);
  return articles.filter((article) => shown.has(article));
}

/**
 * Returns a function that finds up to two other articles of the same category, newest first. Articles are sorted once.
 */
export function relatedAmong(articles: readonly Headline[]): (article: Headline) => Headline[] {
  const newest = new Map(categories.map((category) => [category, inCategories(articles, [category])]));
  return ({ category, slug }) => {
    const candidates = newest.get(category)?.slice(0, RELATED_COUNT + 1) ?? [];
    return candidates.filter((other) => other.slug !== slug).slice(0, RELATED_COUNT);
  };
}

/** The three blocks of the home page's latest news, each taken from the list sorted newest first. */
export function latestBlocks(articles: readonly Headline[]) {
  const sorted = newestFirst(articles);
  return {
    summaries: sorted.filter(({ summary }) => summary).slice(0, BLOCK_COUNT),
    trending: sorted.filter(({ trending }) => trending).slice(0, BLOCK_COUNT),
    /** Items four to six, whether or not other blocks show them. */
    updates: sorted.slice(BLOCK_COUNT, 2 * BLOCK_COUNT),
  };
}
