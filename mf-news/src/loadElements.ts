import { listCards, newsItem } from './cards.ts';
import type { NewsContent } from './newsContent.ts';
import { articleFor } from './rules/articleFor.ts';
import { linkChoice, listChoice, noChoice } from './rules/elementAttributes.ts';
import { featured, inCategories, latestBlocks } from './rules/lists.ts';

type Attributes = Readonly<Record<string, string>>;

/** What each element shows for its attributes. */
export const loadElements = {
  'ringside-article-link': (attributes: Attributes, { articles }: NewsContent) => {
    const { match, fallback, label } = linkChoice(attributes);
    const { slug, title } = articleFor(articles, match, fallback);
    return { slug, title, label };
  },
  'ringside-article-list': (attributes: Attributes, { articles }: NewsContent) => {
    const choice = listChoice(attributes);
    return 'list' in choice
      ? { look: 'featured', articles: listCards(featured(articles)) }
      : { look: 'cards', articles: listCards(inCategories(articles, choice.categories)) };
  },
  'ringside-latest-news': (attributes: Attributes, { articles }: NewsContent) => {
    noChoice('ringside-latest-news', attributes);
    const { summaries, trending, updates } = latestBlocks(articles);
    return {
      summaries: summaries.map((article) => ({ ...newsItem(article), summary: article.summary })),
      trending: trending.map(newsItem),
      updates: updates.map(newsItem),
    };
  },
};
