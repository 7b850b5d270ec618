import { articles } from '../content/articles.ts';
import { newestFirst, shownByElements } from '../rules/lists.ts';
import { pictureOf } from './cards.ts';

/** Entries in the feed. Readers fetch it often and store what they have seen, so older entries only make it longer. */
const FEED_MAX_ARTICLES = 50;

/** The data that elements and the feed are made from. */
export const newsContent = {
  /** The articles that lists may show, in listed order. */
  articles: shownByElements(articles.map(({ body: _, ...headline }) => headline)),
  /** All articles, in listed order, for links that look for one by its title. */
  titles: articles.map(({ slug, title }) => ({ slug, title })),
  /** The newest articles, newest first. */
  feed: newestFirst(articles)
    .slice(0, FEED_MAX_ARTICLES)
    .map((article) => ({ ...article, lead: pictureOf(article) })),
};

export type NewsContent = typeof newsContent;
export type FeedArticle = NewsContent['feed'][number];
