import { articles } from '../content/articles.ts';
import {
  FEATURED_COUNT,
  latestBlocks,
  newestFirst,
  newestOfEach,
  STORIES_PER_PAGE,
} from '../rules/lists.ts';
import { pictureOf } from './cards.ts';

/** The feed is short, because feed readers store what they have seen. */
const FEED_MAX_ARTICLES = 50;

export const newsContent = {
  featured: articles.slice(0, FEATURED_COUNT),
  latest: latestBlocks(articles),
  newest: newestOfEach(articles, STORIES_PER_PAGE),
  feed: newestFirst(articles)
    .slice(0, FEED_MAX_ARTICLES)
    .map((article) => ({ ...article, lead: pictureOf(article) })),
};

export type FeedArticle = (typeof newsContent.feed)[number];
