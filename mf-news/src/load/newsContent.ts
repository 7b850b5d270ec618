import { articles } from '../content/articles.ts';
import type { Headline, SafeArticle } from '../content/schema.ts';
import { newestFirst } from '../rules/lists.ts';

/** Entries in the feed. Readers ask for it often and keep what they have seen, so older ones are in the way. */
const FEED_LENGTH = 50;

/** What elements and the feed are made from: everything of the articles but most of their bodies. */
export interface NewsContent {
  /** In listed order. */
  articles: readonly Headline[];
  /** The newest, newest first. */
  feed: readonly SafeArticle[];
}

export const newsContent: NewsContent = {
  articles: articles.map(({ body: _, ...headline }) => headline),
  feed: newestFirst(articles).slice(0, FEED_LENGTH),
};
