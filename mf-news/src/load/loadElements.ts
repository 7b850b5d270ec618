import { articleFor } from '../rules/articleFor.ts';
import { type Category, categories } from '../rules/categories.ts';
import { linkChoice, listChoice, noChoice } from '../rules/elementAttributes.ts';
import { featured, inCategories, latestBlocks, newestIn } from '../rules/lists.ts';
import { STORIES_PER_PAGE } from '../rules/olderPages.ts';
import { listCards, newsItem } from './cards.ts';
import type { NewsContent } from './newsContent.ts';

type Attributes = Readonly<Record<string, string>>;

/** Loads each element's data from its attributes. */
export const loadElements = {
  'ringside-article-link': (attributes: Attributes, { articles, titles }: NewsContent) => {
    const choice = linkChoice(attributes);
    const { slug, title } =
      'category' in choice
        ? newestIn(articles, choice.category)
        : articleFor(titles, choice.match, choice.fallback);
    return { slug, title, label: choice.label };
  },
  'ringside-article-list': (attributes: Attributes, { articles }: NewsContent) => {
    const choice = listChoice(attributes);
    return 'list' in choice
      ? { look: 'featured', articles: listCards(featured(articles)) }
      : {
          look: 'cards',
          articles: listCards(inCategories(articles, choice.categories).slice(0, STORIES_PER_PAGE)),
        };
  },
  'ringside-latest-news': (attributes: Attributes, { articles }: NewsContent) => {
    noChoice('ringside-latest-news', attributes);
    const { summaries, trending, updates } = latestBlocks(articles);
    return {
      summaries: summaries.map((article) => ({ ...newsItem(article), summary: article.summary ?? '' })),
      trending: trending.map(newsItem),
      updates: updates.map(newsItem),
    };
  },
};

/** The sets of attributes that each element offers to partners. Their number does not grow with the articles. */
export function elementChoices({ articles }: NewsContent) {
  const inUse = new Set<Category>(articles.map(({ category }) => category));
  const eachCategory = categories.filter((category) => inUse.has(category)).map((category) => ({ category }));
  return {
    'ringside-article-link': eachCategory,
    'ringside-article-list': [{ list: 'featured' }, ...eachCategory],
    'ringside-latest-news': [{}],
  };
}
