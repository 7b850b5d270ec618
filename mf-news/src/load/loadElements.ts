import type { Attributes } from '@ringside/shared/contract';
import { type Category, categories } from '../content/categories.ts';
import { articleFor } from '../rules/articleFor.ts';
import { linkChoice, listChoice } from '../rules/elementAttributes.ts';
import { featured, inCategories, latestBlocks, newestIn } from '../rules/lists.ts';
import { STORIES_PER_PAGE } from '../rules/olderPages.ts';
import { listCards, newsItem } from './cards.ts';
import type { NewsContent } from './newsContent.ts';

export function loadArticleLink(attributes: Attributes, { articles, titles }: NewsContent) {
  const choice = linkChoice(attributes);
  const { slug, title } =
    'category' in choice
      ? newestIn(articles, choice.category)
      : articleFor(titles, choice.match, choice.fallback);
  return { slug, title, label: choice.label };
}

export function loadArticleList(attributes: Attributes, { articles }: NewsContent) {
  const choice = listChoice(attributes);
  if ('list' in choice) return { look: 'featured' as const, articles: listCards(featured(articles)) };
  const listed = inCategories(articles, choice.categories).slice(0, STORIES_PER_PAGE);
  return { look: 'cards' as const, articles: listCards(listed) };
}

export function loadLatestNews(_: Attributes, { articles }: NewsContent) {
  const { summaries, trending, updates } = latestBlocks(articles);
  return {
    summaries: summaries.map((article) => ({ ...newsItem(article), summary: article.summary ?? '' })),
    trending: trending.map(newsItem),
    updates: updates.map(newsItem),
  };
}

/** All categories that have an article. Their number does not grow with the articles. */
export function categoriesInUse({ articles }: NewsContent): { category: Category }[] {
  const inUse = new Set<Category>(articles.map(({ category }) => category));
  return categories.filter((category) => inUse.has(category)).map((category) => ({ category }));
}
