import type { PictureData } from '@ringside/shared/contract';
import { articles } from '../content/articles.ts';
import type { Headline, SafeArticle } from '../content/schema.ts';
import { newestFirst, shownByElements } from '../rules/lists.ts';
import { pictureOf } from './cards.ts';

/** Entries in the feed. Readers fetch it often and store what they have seen, so older entries only make it longer. */
const FEED_MAX_ARTICLES = 50;

export type FeedArticle = SafeArticle & { lead: PictureData };

/** The data that elements and the feed are made from. */
export interface NewsContent {
  /** The articles that lists may show, in listed order. */
  articles: readonly Headline[];
  /** All articles, in listed order, for links that look for one by its title. */
  titles: readonly Pick<Headline, 'slug' | 'title'>[];
  /** The newest articles, newest first. */
  feed: readonly FeedArticle[];
}

const headlines = articles.map(({ body: _, ...headline }): Headline => headline);

export const newsContent: NewsContent = {
  articles: shownByElements(headlines),
  titles: articles.map(({ slug, title }) => ({ slug, title })),
  feed: newestFirst(articles)
    .slice(0, FEED_MAX_ARTICLES)
    .map((article) => ({ ...article, lead: pictureOf(article) })),
};
