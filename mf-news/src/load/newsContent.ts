import { articles } from '../content/articles.ts';
import { FEATURED_COUNT, latestBlocks, newestFirst, newestOfEach, STORIES_PER_PAGE } from '../rules/lists.ts';
import { pictureOf } from './cards.ts';

/** Readers fetch the feed often and store what they have seen. */
const FEED_MAX_ARTICLES = 50;

const headlines = articles.map(({ body: _, ...headline }) => headline);

export const newsContent = {
  featured: headlines.slice(0, FEATURED_COUNT),
  latest: latestBlocks(headlines),
  newest: newestOfEach(headlines, STORIES_PER_PAGE),
  /** For links that look for an article by its title. */
  titles: articles.map(({ slug, title }) => ({ slug, title })),
  feed: newestFirst(articles)
    .slice(0, FEED_MAX_ARTICLES)
    .map((article) => ({ ...article, lead: pictureOf(article) })),
};

export type FeedArticle = (typeof newsContent.feed)[number];
